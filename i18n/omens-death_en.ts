<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>omens-death</name>
    <message>
        <source>title</source>
        <translation>Death</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>Cards face down, no two hands alike.</translation>
    </message>
    <message>
        <source>goal.2</source>
        <translation>Wanted: each of you a different kind of hand, three of a kind or better</translation>
    </message>
    <message>
        <source>goal.3</source>
        <translation>Wanted: each of you a different kind of hand, two pair or better</translation>
    </message>
    <message>
        <source>goal.4</source>
        <translation>Wanted: each of you a different kind of hand, one pair or better</translation>
    </message>
    <message>
        <source>zone.hand</source>
        <translation>%1’s hand</translation>
    </message>
    <message>
        <source>zone.offer</source>
        <translation>The two cards turned up</translation>
    </message>
    <message>
        <source>move.total</source>
        <translation>Total %1</translation>
    </message>
    <message>
        <source>move.total.hint</source>
        <translation>One of you may discard a card of this value and draw another.</translation>
    </message>
    <message>
        <source>move.drop</source>
        <translation>Discard card %1</translation>
    </message>
    <message>
        <source>move.drop.hint</source>
        <translation>You refill its place from the deck, face down.</translation>
    </message>
    <message>
        <source>move.pass</source>
        <translation>Discard none</translation>
    </message>
    <message>
        <source>move.turn-up</source>
        <translation>Turn up card %1</translation>
    </message>
    <message>
        <source>move.exchange</source>
        <translation>Discard it for another</translation>
    </message>
    <message>
        <source>move.exchange.hint</source>
        <translation>The deck’s top two are turned up: one takes its place face up, the other is discarded.</translation>
    </message>
    <message>
        <source>move.stay</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>move.take</source>
        <translation>Take the %1</translation>
    </message>
    <message numerus="yes">
        <source>event.took-out</source>
        <translation>
            <numerusform>%n card is discarded at the start.</numerusform>
            <numerusform>%n cards are discarded at the start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.took-out.none</source>
        <translation>
            <numerusform>No card is discarded at the start.</numerusform>
            <numerusform>No card is discarded at the start.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.rolled</source>
        <translation>%1 rolls %2, %3 and %4.</translation>
    </message>
    <message>
        <source>event.rolled.short</source>
        <translation>%2, %3, %4</translation>
    </message>
    <message>
        <source>event.chose</source>
        <translation>%1 chooses %2.</translation>
    </message>
    <message>
        <source>event.chose.short</source>
        <translation>Total %2</translation>
    </message>
    <message>
        <source>event.dropped</source>
        <translation>%1 discards the %2.</translation>
    </message>
    <message>
        <source>event.dropped.short</source>
        <translation>Discards the %2</translation>
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
        <source>event.nobody</source>
        <translation>Nobody discards a card.</translation>
    </message>
    <message>
        <source>event.lost-from-deck</source>
        <translation>The deck’s %2 is discarded.</translation>
    </message>
    <message>
        <source>event.revealed</source>
        <translation>%1 turns up the %2.</translation>
    </message>
    <message>
        <source>event.revealed.short</source>
        <translation>Turns up the %2</translation>
    </message>
    <message>
        <source>event.exchanged</source>
        <translation>%1 lets go of the %2.</translation>
    </message>
    <message>
        <source>event.exchanged.short</source>
        <translation>Lets go of the %2</translation>
    </message>
    <message>
        <source>event.offered</source>
        <translation>The %2 and the %3 are turned up.</translation>
    </message>
    <message>
        <source>event.took</source>
        <translation>%1 takes the %2, and the %3 is discarded.</translation>
    </message>
    <message>
        <source>event.took.short</source>
        <translation>Takes the %2</translation>
    </message>
    <message>
        <source>event.stayed</source>
        <translation>%1 keeps the %2.</translation>
    </message>
    <message>
        <source>event.stayed.short</source>
        <translation>Keeps the %2</translation>
    </message>
    <message>
        <source>event.deck-ran-out</source>
        <translation>The deck is empty. Now hands are shown.</translation>
    </message>
    <message>
        <source>event.shows</source>
        <translation>%1’s hand: %2.</translation>
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
        <source>event.too-low</source>
        <translation>%1 needed at least %2.</translation>
    </message>
    <message>
        <source>event.alike</source>
        <translation>%1’s hand and %2’s are alike: %3.</translation>
    </message>
    <message>
        <source>ask.choose</source>
        <translation>%1: which two dice?</translation>
    </message>
    <message>
        <source>wait.choose</source>
        <translation>%1 is choosing two of the dice.</translation>
    </message>
    <message>
        <source>why.choose</source>
        <translation>Two of the three dice add up to the value of the card that may be discarded.</translation>
    </message>
    <message>
        <source>ask.match</source>
        <translation>%1: will you discard a card of this value?</translation>
    </message>
    <message>
        <source>wait.match</source>
        <translation>%1 is looking at the hand.</translation>
    </message>
    <message>
        <source>why.match</source>
        <translation>Whoever discards draws another. If nobody does, the deck loses a card and a hidden card is turned up.</translation>
    </message>
    <message>
        <source>ask.reveal</source>
        <translation>%1: which card is turned up?</translation>
    </message>
    <message>
        <source>wait.reveal</source>
        <translation>%1 is choosing a card to turn up.</translation>
    </message>
    <message>
        <source>why.reveal</source>
        <translation>Nobody discarded. A 13 or a 1/14 turned up may be exchanged.</translation>
    </message>
    <message>
        <source>ask.offer</source>
        <translation>%1: exchange it?</translation>
    </message>
    <message>
        <source>wait.offer</source>
        <translation>%1 is thinking of an exchange.</translation>
    </message>
    <message>
        <source>why.offer</source>
        <translation>No two dice make a 13 or a 1/14. It can be exchanged only now that it is turned up.</translation>
    </message>
    <message>
        <source>ask.pick</source>
        <translation>%1: which one will you take?</translation>
    </message>
    <message>
        <source>wait.pick</source>
        <translation>%1 is choosing one of the two.</translation>
    </message>
    <message>
        <source>why.pick</source>
        <translation>The one you take stays face up; even a 13 or a 1/14 can’t be exchanged again.</translation>
    </message>
    <message>
        <source>refusal.no-such-total</source>
        <translation>No two of the dice make that.</translation>
    </message>
    <message>
        <source>refusal.no-such-slot</source>
        <translation>Your hand has no such place.</translation>
    </message>
    <message>
        <source>refusal.other-value</source>
        <translation>That card doesn’t have the value chosen.</translation>
    </message>
    <message>
        <source>refusal.face-up</source>
        <translation>That card lies face up already.</translation>
    </message>
    <message>
        <source>refusal.not-offered</source>
        <translation>That card was not turned up.</translation>
    </message>
    <message>
        <source>ending.all-different</source>
        <translation>Everybody made a hand of another kind.</translation>
    </message>
    <message>
        <source>ending.too-low</source>
        <translation>A hand was too weak.</translation>
    </message>
    <message>
        <source>ending.alike</source>
        <translation>Two hands were of one kind.</translation>
    </message>
    <message>
        <source>move.use-die.hint</source>
        <translation>Everybody can use each helper once in this battle.</translation>
    </message>
    <message numerus="yes">
        <source>fact.total</source>
        <translation>
            <numerusform>Total chosen: %n.</numerusform>
            <numerusform>Total chosen: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>fact.total.none</source>
        <translation>No total has been chosen yet.</translation>
    </message>
    <message>
        <source>fact.had</source>
        <translation>%2 has helped %1.</translation>
    </message>
</context>
</TS>
