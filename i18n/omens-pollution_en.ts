<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>omens-pollution</name>
    <message>
        <source>title</source>
        <translation>Pollution</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>Beat what you threw into the pool.</translation>
    </message>
    <message>
        <source>zone.pool</source>
        <translation>The pool</translation>
    </message>
    <message>
        <source>zone.pool-hand</source>
        <translation>The pool’s hand</translation>
    </message>
    <message>
        <source>zone.hand</source>
        <translation>%1’s hand cards</translation>
    </message>
    <message>
        <source>zone.table</source>
        <translation>The cards before %1</translation>
    </message>
    <message>
        <source>move.pollute</source>
        <translation>%1 into the pool</translation>
    </message>
    <message>
        <source>move.pollute.hint</source>
        <translation>The pool makes its hands of the cards in it.</translation>
    </message>
    <message>
        <source>move.lay</source>
        <translation>%1 to %2’s row</translation>
    </message>
    <message>
        <source>move.lay.hint</source>
        <translation>It stays there to the end.</translation>
    </message>
    <message>
        <source>move.done</source>
        <translation>Leave it as it is</translation>
    </message>
    <message>
        <source>event.pool-began</source>
        <translation>The pool begins with the %2 and the %3.</translation>
    </message>
    <message>
        <source>event.drew</source>
        <translation>%1 draws the %2.</translation>
    </message>
    <message>
        <source>event.drew.unseen</source>
        <translation>%1 draws a card.</translation>
    </message>
    <message>
        <source>event.polluted</source>
        <translation>%1 puts the %2 into the pool.</translation>
    </message>
    <message>
        <source>event.polluted.short</source>
        <translation>Pool: %2</translation>
    </message>
    <message>
        <source>event.laid</source>
        <translation>%1 lays out the %2.</translation>
    </message>
    <message>
        <source>event.laid.short</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.gave</source>
        <translation>%1 adds the %2 to %3’s row.</translation>
    </message>
    <message>
        <source>event.gave.short</source>
        <translation>%2 to %3</translation>
    </message>
    <message>
        <source>event.deck-ran-out</source>
        <translation>The deck is empty. Now hands are compared.</translation>
    </message>
    <message>
        <source>event.all-have-five</source>
        <translation>Five cards lie before everybody. Now hands are compared.</translation>
    </message>
    <message>
        <source>event.hands-down</source>
        <translation>All cards still in hand are discarded.</translation>
    </message>
    <message>
        <source>event.pool-shows</source>
        <translation>Out of the pool comes its best hand: %2.</translation>
    </message>
    <message>
        <source>event.shows</source>
        <translation>%1 meets it: %2.</translation>
    </message>
    <message>
        <source>event.shows.short</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.shows.end</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.beats</source>
        <translation>%1 holds out!</translation>
    </message>
    <message>
        <source>event.falls</source>
        <translation>%1 isn’t strong enough.</translation>
    </message>
    <message>
        <source>ask.pollute</source>
        <translation>%1: which card goes into the pool?</translation>
    </message>
    <message>
        <source>wait.pollute</source>
        <translation>%1 is choosing a card for the pool.</translation>
    </message>
    <message>
        <source>why.pollute</source>
        <translation>In the end the pool’s best hands meet yours, one after the other. Give it what it can use least.</translation>
    </message>
    <message>
        <source>ask.lay</source>
        <translation>%1: which card goes in front of whom?</translation>
    </message>
    <message>
        <source>wait.lay</source>
        <translation>%1 is laying out a card.</translation>
    </message>
    <message>
        <source>why.lay</source>
        <translation>Everybody can have five. In your first turn it must be in front of yourself.</translation>
    </message>
    <message>
        <source>ask.touch-up</source>
        <translation>%1: will a helper change the card?</translation>
    </message>
    <message>
        <source>wait.touch-up</source>
        <translation>%1 is looking at the card.</translation>
    </message>
    <message>
        <source>why.touch-up</source>
        <translation>Helpers work on a card only now, as it is laid.</translation>
    </message>
    <message>
        <source>refusal.not-in-hand</source>
        <translation>That card isn’t in your hand.</translation>
    </message>
    <message>
        <source>refusal.no-such-seat</source>
        <translation>Nobody sits there.</translation>
    </message>
    <message>
        <source>refusal.own-first</source>
        <translation>In your first turn the card goes in front of yourself.</translation>
    </message>
    <message>
        <source>refusal.has-five</source>
        <translation>Five cards lie there already.</translation>
    </message>
    <message>
        <source>ending.clean</source>
        <translation>Everybody stood up to the pool.</translation>
    </message>
    <message>
        <source>ending.foul</source>
        <translation>The pool was stronger.</translation>
    </message>
</context>
</TS>
