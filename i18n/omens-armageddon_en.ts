<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>omens-armageddon</name>
    <message>
        <source>title</source>
        <translation>Prevent Armageddon</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>Break Satan’s hand. Beware three sixes.</translation>
    </message>
    <message>
        <source>zone.satan</source>
        <translation>Satan’s hand</translation>
    </message>
    <message>
        <source>zone.hand</source>
        <translation>%1’s hand</translation>
    </message>
    <message>
        <source>zone.locked</source>
        <translation>%1’s locked dice</translation>
    </message>
    <message>
        <source>move.roll</source>
        <translation>Roll the die</translation>
    </message>
    <message>
        <source>move.roll.hint</source>
        <translation>Helpers can change cards after the roll, too.</translation>
    </message>
    <message>
        <source>move.own</source>
        <translation>Own card</translation>
    </message>
    <message>
        <source>move.own.hint</source>
        <translation>Look at the card in that place, then discard or keep it.</translation>
    </message>
    <message>
        <source>move.satans</source>
        <translation>Satan’s card</translation>
    </message>
    <message>
        <source>move.satans.hint</source>
        <translation>Discard the card in that place. An unseen one takes it.</translation>
    </message>
    <message>
        <source>move.face-satan</source>
        <translation>Turn the hands up</translation>
    </message>
    <message>
        <source>move.face-satan.hint</source>
        <translation>Your hand and Satan’s are turned up; then you may discard cards of yours.</translation>
    </message>
    <message>
        <source>move.keep</source>
        <translation>Keep it</translation>
    </message>
    <message>
        <source>move.keep.hint</source>
        <translation>It stays, face up. The deck loses no card.</translation>
    </message>
    <message>
        <source>move.discard</source>
        <translation>Discard it</translation>
    </message>
    <message>
        <source>move.discard.hint</source>
        <translation>The deck’s top card takes its place, face down.</translation>
    </message>
    <message numerus="yes">
        <source>move.toss</source>
        <translation>
            <numerusform>Discard card %1</numerusform>
            <numerusform>Discard card %1</numerusform>
        </translation>
    </message>
    <message>
        <source>move.done</source>
        <translation>That’s all</translation>
    </message>
    <message>
        <source>event.satan-came</source>
        <translation>Satan holds all four 1/14s.</translation>
    </message>
    <message numerus="yes">
        <source>event.thinned-out</source>
        <translation>
            <numerusform>%2 card of the deck is discarded.</numerusform>
            <numerusform>%2 cards of the deck are discarded.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.dealt</source>
        <translation>%1 begins with the %2, the %3 and three cards face down.</translation>
    </message>
    <message numerus="yes">
        <source>event.rolled</source>
        <translation>
            <numerusform>%1 rolls %2.</numerusform>
            <numerusform>%1 rolls %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.rolled.short</source>
        <translation>
            <numerusform>%2</numerusform>
            <numerusform>%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.looked</source>
        <translation>
            <numerusform>%1 looks at card %2 of their hand.</numerusform>
            <numerusform>%1 looks at card %2 of their hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.looked.short</source>
        <translation>
            <numerusform>Own card %2</numerusform>
            <numerusform>Own card %2</numerusform>
        </translation>
    </message>
    <message>
        <source>event.saw-own</source>
        <translation>It is the %2.</translation>
    </message>
    <message>
        <source>event.kept</source>
        <translation>%1 keeps the %2.</translation>
    </message>
    <message>
        <source>event.kept.short</source>
        <translation>Keeps the %2</translation>
    </message>
    <message>
        <source>event.discarded</source>
        <translation>%1 discards the %2.</translation>
    </message>
    <message>
        <source>event.discarded.short</source>
        <translation>Discards the %2</translation>
    </message>
    <message>
        <source>event.satan-lost</source>
        <translation>%1 discards Satan’s %2.</translation>
    </message>
    <message>
        <source>event.satan-lost.short</source>
        <translation>Satan’s %2</translation>
    </message>
    <message>
        <source>event.hands-up</source>
        <translation>%1’s hand and Satan’s are turned up.</translation>
    </message>
    <message numerus="yes">
        <source>event.showed</source>
        <translation>
            <numerusform>%1’s card %3 is the %2.</numerusform>
            <numerusform>%1’s card %3 is the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.satan-showed</source>
        <translation>
            <numerusform>Satan’s card %3 is the %2.</numerusform>
            <numerusform>Satan’s card %3 is the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.tossed</source>
        <translation>
            <numerusform>%1 discards the %2.</numerusform>
            <numerusform>%1 discards the %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.tossed.short</source>
        <translation>
            <numerusform>Discards the %2</numerusform>
            <numerusform>Discards the %2</numerusform>
        </translation>
    </message>
    <message>
        <source>event.reshuffled</source>
        <translation>The deck runs out, and the discards are shuffled into a new one. This turn is the last.</translation>
    </message>
    <message>
        <source>event.satan-turned-up</source>
        <translation>The %2 is turned up for Satan.</translation>
    </message>
    <message>
        <source>event.satan-swapped</source>
        <translation>Satan gives up the %2 for the %3.</translation>
    </message>
    <message>
        <source>event.satan-passed</source>
        <translation>It makes Satan’s hand no better, and is discarded.</translation>
    </message>
    <message numerus="yes">
        <source>event.locked</source>
        <translation>
            <numerusform>One more die of %1’s is locked on 6: number %2.</numerusform>
            <numerusform>One more die of %1’s is locked on 6: number %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.locked.short</source>
        <translation>
            <numerusform>Sixes: %2</numerusform>
            <numerusform>Sixes: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>event.unlocked</source>
        <translation>A locked die of %1’s is taken away.</translation>
    </message>
    <message>
        <source>event.unlocked.short</source>
        <translation>One six less</translation>
    </message>
    <message>
        <source>event.showdown</source>
        <translation>All hands are turned up.</translation>
    </message>
    <message>
        <source>event.satan-holds</source>
        <translation>Satan’s hand: %2.</translation>
    </message>
    <message>
        <source>event.beat-satan</source>
        <translation>%1’s hand: %2. It beats Satan’s!</translation>
    </message>
    <message>
        <source>event.beat-satan.short</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.beat-satan.end</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.fell-short</source>
        <translation>%1’s hand: %2. It does not beat Satan’s.</translation>
    </message>
    <message>
        <source>event.fell-short.short</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.fell-short.end</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>ask.ready</source>
        <translation>%1: call on a helper before you roll?</translation>
    </message>
    <message>
        <source>wait.ready</source>
        <translation>%1 is about to roll.</translation>
    </message>
    <message>
        <source>why.ready</source>
        <translation>Only now can helpers work on locked dice. Your face-up cards can wait till after the roll.</translation>
    </message>
    <message>
        <source>ask.act</source>
        <translation>%1: what will you do with this die?</translation>
    </message>
    <message>
        <source>wait.act</source>
        <translation>%1 is looking at the die.</translation>
    </message>
    <message>
        <source>why.act</source>
        <translation>1 to 5: the card in that place from the left, your own or Satan’s. 6: hands are turned up.</translation>
    </message>
    <message>
        <source>ask.decide</source>
        <translation>%1: will you keep this card?</translation>
    </message>
    <message>
        <source>wait.decide</source>
        <translation>%1 is looking at a card.</translation>
    </message>
    <message>
        <source>why.decide</source>
        <translation>Kept, it lies face up. Discarded, an unseen card takes its place.</translation>
    </message>
    <message>
        <source>ask.toss</source>
        <translation>%1: which cards will you discard?</translation>
    </message>
    <message>
        <source>wait.toss</source>
        <translation>%1 is choosing cards to discard.</translation>
    </message>
    <message>
        <source>why.toss</source>
        <translation>Any number. Unseen cards take their places.</translation>
    </message>
    <message>
        <source>ask.after</source>
        <translation>%1: call on a helper before your turn ends?</translation>
    </message>
    <message>
        <source>wait.after</source>
        <translation>%1 is about to end the turn.</translation>
    </message>
    <message>
        <source>why.after</source>
        <translation>They work on your face-up cards.</translation>
    </message>
    <message>
        <source>ending.prevented</source>
        <translation>Armageddon is called off.</translation>
    </message>
    <message>
        <source>ending.outdone</source>
        <translation>Not every hand beat Satan’s.</translation>
    </message>
    <message>
        <source>ending.third-die</source>
        <translation>Three sixes: 666.</translation>
    </message>
</context>
</TS>
