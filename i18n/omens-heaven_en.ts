<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>omens-heaven</name>
    <message>
        <source>title</source>
        <translation>Fight Heaven</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>Secret prophecies, fulfilled unspoken.</translation>
    </message>
    <message>
        <source>option.adversary.why</source>
        <translation>With Gabriel the deck loses a card whenever the start seat’s turn begins.</translation>
    </message>
    <message>
        <source>zone.hand</source>
        <translation>%1’s hand</translation>
    </message>
    <message>
        <source>zone.prophecy</source>
        <translation>%1’s prophecy</translation>
    </message>
    <message>
        <source>zone.almanac</source>
        <translation>Prophecies that are not in play</translation>
    </message>
    <message>
        <source>zone.drawn</source>
        <translation>The card that is looked at</translation>
    </message>
    <message>
        <source>zone.removed</source>
        <translation>Removed cards</translation>
    </message>
    <message>
        <source>zone.adversary</source>
        <translation>The adversary</translation>
    </message>
    <message>
        <source>zone.gabriel</source>
        <translation>Cards that Gabriel took</translation>
    </message>
    <message>
        <source>move.look</source>
        <translation>Look at the deck’s top card</translation>
    </message>
    <message>
        <source>move.look.hint</source>
        <translation>Only you see it. Then you take it face down, or discard it face up.</translation>
    </message>
    <message>
        <source>move.take</source>
        <translation>Take the top discard as card %1</translation>
    </message>
    <message>
        <source>move.take.hint</source>
        <translation>It stays face up. A card that lies there is discarded.</translation>
    </message>
    <message>
        <source>move.keep</source>
        <translation>Take it as card %1</translation>
    </message>
    <message>
        <source>move.keep.hint</source>
        <translation>It lies face down. A card that lies there is discarded face up.</translation>
    </message>
    <message>
        <source>move.decline</source>
        <translation>Discard it</translation>
    </message>
    <message>
        <source>move.decline.hint</source>
        <translation>It lies face up, and the next seat may take it.</translation>
    </message>
    <message>
        <source>move.done</source>
        <translation>End the turn</translation>
    </message>
    <message>
        <source>event.got-prophecy</source>
        <translation>%1 receives the prophecy “%2”.</translation>
    </message>
    <message>
        <source>event.got-prophecy.unseen</source>
        <translation>%1 receives a prophecy.</translation>
    </message>
    <message>
        <source>event.dealt</source>
        <translation>%1 begins with the %2 and the %3.</translation>
    </message>
    <message numerus="yes">
        <source>event.removed</source>
        <translation>
            <numerusform>%2 card leaves the game face up, %3 face down.</numerusform>
            <numerusform>%2 cards leave the game face up, %3 face down.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.gabriel-came</source>
        <translation>Gabriel joins the fight.</translation>
    </message>
    <message>
        <source>event.gabriel-took</source>
        <translation>Gabriel takes the deck’s top card away, and nobody sees it.</translation>
    </message>
    <message>
        <source>event.kept</source>
        <translation>%1 keeps that card, face down.</translation>
    </message>
    <message>
        <source>event.kept.short</source>
        <translation>Keeps it</translation>
    </message>
    <message>
        <source>event.declined</source>
        <translation>%1 discards the %2.</translation>
    </message>
    <message>
        <source>event.declined.short</source>
        <translation>Discards the %2</translation>
    </message>
    <message>
        <source>event.took</source>
        <translation>%1 takes the %2 from the discards.</translation>
    </message>
    <message>
        <source>event.took.short</source>
        <translation>Takes the %2</translation>
    </message>
    <message>
        <source>event.gave-up</source>
        <translation>The %2 makes room for it.</translation>
    </message>
    <message>
        <source>event.cannot-act</source>
        <translation>There is nothing left for %1 to take.</translation>
    </message>
    <message>
        <source>event.deck-ran-out</source>
        <translation>The deck is empty. Now prophecies and hands are shown.</translation>
    </message>
    <message>
        <source>event.fulfilled</source>
        <translation>%1’s hand: %3, as foretold!</translation>
    </message>
    <message>
        <source>event.fulfilled.short</source>
        <translation>As foretold</translation>
    </message>
    <message>
        <source>event.fulfilled.end</source>
        <translation>%3, as foretold</translation>
    </message>
    <message>
        <source>event.failed</source>
        <translation>%1’s hand: %3. That is not what was foretold: %2.</translation>
    </message>
    <message>
        <source>event.failed.short</source>
        <translation>Not as foretold</translation>
    </message>
    <message>
        <source>event.failed.end</source>
        <translation>%3. Foretold: %2</translation>
    </message>
    <message>
        <source>ask.act</source>
        <translation>%1: the deck’s card, or the top discard?</translation>
    </message>
    <message>
        <source>wait.act</source>
        <translation>It is %1’s turn.</translation>
    </message>
    <message>
        <source>why.act</source>
        <translation>You can hold five cards. Make exactly your prophecy’s hand before the deck runs out.</translation>
    </message>
    <message>
        <source>ask.only-look</source>
        <translation>%1: look at the deck’s card.</translation>
    </message>
    <message>
        <source>wait.only-look</source>
        <translation>It is %1’s turn.</translation>
    </message>
    <message>
        <source>why.only-look</source>
        <translation>Nothing may be taken from the discards now. Keep the card or discard it, once you have seen it.</translation>
    </message>
    <message>
        <source>ask.only-take</source>
        <translation>%1: the last turn. Take the top discard.</translation>
    </message>
    <message>
        <source>wait.only-take</source>
        <translation>It is %1’s turn.</translation>
    </message>
    <message>
        <source>why.only-take</source>
        <translation>The deck is empty, so the battle ends after this turn. Where should the card go?</translation>
    </message>
    <message>
        <source>ask.judge</source>
        <translation>%1: keep this card, and where?</translation>
    </message>
    <message>
        <source>wait.judge</source>
        <translation>%1 is looking at the deck’s card.</translation>
    </message>
    <message>
        <source>why.judge</source>
        <translation>What you take, the others don’t see. What you discard, the next seat may take.</translation>
    </message>
    <message>
        <source>ask.after</source>
        <translation>%1: will a helper be of use?</translation>
    </message>
    <message>
        <source>wait.after</source>
        <translation>%1 is about to end the turn.</translation>
    </message>
    <message>
        <source>why.after</source>
        <translation>Before your turn ends, helpers can still work on your own cards.</translation>
    </message>
    <message>
        <source>refusal.deck-empty</source>
        <translation>The deck has no card left.</translation>
    </message>
    <message>
        <source>refusal.no-discards</source>
        <translation>There are no discards.</translation>
    </message>
    <message>
        <source>refusal.must-look</source>
        <translation>The discards were taken too many turns in a row. This time, look at the deck’s card.</translation>
    </message>
    <message>
        <source>refusal.no-slot</source>
        <translation>Your hand has no such place.</translation>
    </message>
    <message>
        <source>ending.fulfilled</source>
        <translation>Every prophecy has come true.</translation>
    </message>
    <message>
        <source>ending.unfulfilled</source>
        <translation>Not every prophecy has come true.</translation>
    </message>
</context>
</TS>
