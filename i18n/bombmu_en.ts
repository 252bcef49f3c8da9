<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>bombmu</name>
    <message>
        <source>title</source>
        <translation>Bomb-mu!</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>The lowest number gets the bomb.</translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <translation>
            <numerusform>%n life chip</numerusform>
            <numerusform>%n life chips</numerusform>
        </translation>
    </message>
    <message>
        <source>card.0</source>
        <translation>0</translation>
    </message>
    <message>
        <source>card.0.rule</source>
        <translation>Draw a card and add a bomb die. This 0 comes back to your hand.</translation>
    </message>
    <message>
        <source>card.1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>card.1.rule</source>
        <translation>Does nothing. Likely to be the lowest.</translation>
    </message>
    <message>
        <source>card.2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>card.2.rule</source>
        <translation>The red die joins for this round: one, however many 2s are played.</translation>
    </message>
    <message>
        <source>card.3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>card.3.rule</source>
        <translation>Add a bomb die. Next to a 3, no 6 can stand alone.</translation>
    </message>
    <message>
        <source>card.4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>card.4.rule</source>
        <translation>Does nothing, but next to a 4 or more, nobody else’s 6 or 7 can stand alone.</translation>
    </message>
    <message>
        <source>card.5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>card.5.rule</source>
        <translation>Does nothing. Rarely the lowest.</translation>
    </message>
    <message>
        <source>card.6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>card.6.rule</source>
        <translation>If everybody else plays 2 or less, whoever plays the 6 disposes alone.</translation>
    </message>
    <message>
        <source>card.7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>card.7.rule</source>
        <translation>If everybody else plays 3 or less, whoever plays the 7 disposes alone.</translation>
    </message>
    <message>
        <source>card.safe</source>
        <translation>SAFE</translation>
    </message>
    <message>
        <source>card.safe.rule</source>
        <translation>Discard it just before you would roll, and you succeed without rolling. It can’t be chosen for a round.</translation>
    </message>
    <message>
        <source>card.bomb</source>
        <translation>Bomb</translation>
    </message>
    <message>
        <source>card.bomb.rule</source>
        <translation>Explodes when it meets a fuse.</translation>
    </message>
    <message>
        <source>card.fuse</source>
        <translation>Fuse</translation>
    </message>
    <message>
        <source>card.fuse.rule</source>
        <translation>Sets off a bomb.</translation>
    </message>
    <message>
        <source>card.both</source>
        <translation>Bomb and fuse</translation>
    </message>
    <message>
        <source>card.both.rule</source>
        <translation>Counts as a bomb and as a fuse. One is enough to explode.</translation>
    </message>
    <message>
        <source>card.diamond</source>
        <translation>Card</translation>
    </message>
    <message>
        <source>card.diamond.rule</source>
        <translation>If you don’t explode, draw a card for each. With four or more you may take a life chip instead.</translation>
    </message>
    <message>
        <source>card.blank</source>
        <translation>Blank</translation>
    </message>
    <message>
        <source>card.blank.rule</source>
        <translation>Nothing happens.</translation>
    </message>
    <message>
        <source>thing.chip</source>
        <translation>life chip</translation>
    </message>
    <message>
        <source>zone.deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>zone.used</source>
        <translation>Used cards</translation>
    </message>
    <message>
        <source>zone.hand</source>
        <translation>%1’s hand</translation>
    </message>
    <message>
        <source>zone.played</source>
        <translation>Played by %1</translation>
    </message>
    <message>
        <source>zone.dice</source>
        <translation>Bomb dice in the centre</translation>
    </message>
    <message>
        <source>zone.red-die</source>
        <translation>Red die</translation>
    </message>
    <message>
        <source>zone.gone</source>
        <translation>0s out of the game</translation>
    </message>
    <message>
        <source>set.cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>set.white-die</source>
        <translation>Faces of a bomb die</translation>
    </message>
    <message>
        <source>set.red-die</source>
        <translation>Faces of the red die</translation>
    </message>
    <message>
        <source>move.choose</source>
        <translation>Play %1</translation>
    </message>
    <message>
        <source>move.choose.hint</source>
        <translation>Nobody sees it until everyone has chosen.</translation>
    </message>
    <message>
        <source>move.use-safe</source>
        <translation>Use SAFE</translation>
    </message>
    <message>
        <source>move.use-safe.hint</source>
        <translation>You succeed without rolling, but gain neither cards nor a life chip.</translation>
    </message>
    <message>
        <source>move.roll</source>
        <translation>Roll the dice</translation>
    </message>
    <message>
        <source>move.roll.hint</source>
        <translation>Each pair of a bomb and a fuse costs a life chip.</translation>
    </message>
    <message>
        <source>move.draw-cards</source>
        <translation>Draw cards</translation>
    </message>
    <message>
        <source>move.draw-cards.hint</source>
        <translation>One for each ◆.</translation>
    </message>
    <message>
        <source>move.take-chip</source>
        <translation>Take a life chip</translation>
    </message>
    <message>
        <source>move.take-chip.hint</source>
        <translation>And no cards at all.</translation>
    </message>
    <message>
        <source>move.discard</source>
        <translation>Discard %1</translation>
    </message>
    <message>
        <source>move.discard.hint</source>
        <translation>Face down: nobody else sees it.</translation>
    </message>
    <message>
        <source>event.dealt</source>
        <translation>Everyone gets three life chips, a 0 and three more cards.</translation>
    </message>
    <message numerus="yes">
        <source>event.round-began</source>
        <translation>
            <numerusform>Round %2, with %3 bomb dice.</numerusform>
            <numerusform>Round %2, with %3 bomb dice.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.showed</source>
        <translation>%1 plays %2.</translation>
    </message>
    <message>
        <source>event.showed.short</source>
        <translation>Played %2</translation>
    </message>
    <message>
        <source>event.drew</source>
        <translation>%1 draws %2.</translation>
    </message>
    <message>
        <source>event.drew.unseen</source>
        <translation>%1 draws a card.</translation>
    </message>
    <message numerus="yes">
        <source>event.die-joined</source>
        <translation>
            <numerusform>One more bomb die: %n now.</numerusform>
            <numerusform>One more bomb die: %n now.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.red-joined</source>
        <translation>%1’s 2 brings in the red die!</translation>
    </message>
    <message>
        <source>event.singled</source>
        <translation>%1’s %2 towers over the rest: a disposal all alone!</translation>
    </message>
    <message>
        <source>event.singled.short</source>
        <translation>On their own</translation>
    </message>
    <message>
        <source>event.lowest</source>
        <translation>The lowest number is %2.</translation>
    </message>
    <message numerus="yes">
        <source>event.disposing</source>
        <translation>
            <numerusform>%1 walks up to the bomb: %n die.</numerusform>
            <numerusform>%1 walks up to the bomb: %n dice.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.used-safe</source>
        <translation>SAFE! %1 succeeds without rolling.</translation>
    </message>
    <message>
        <source>event.used-safe.short</source>
        <translation>SAFE!</translation>
    </message>
    <message numerus="yes">
        <source>event.rolled</source>
        <translation>
            <numerusform>%1 rolls: bombs %2, fuses %3, cards %4.</numerusform>
            <numerusform>%1 rolls: bombs %2, fuses %3, cards %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.exploded</source>
        <translation>
            <numerusform>Boom! It explodes on %1 and costs %n life chip.</numerusform>
            <numerusform>Boom! It explodes on %1 and costs %n life chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.exploded.short</source>
        <translation>
            <numerusform>Exploded!</numerusform>
            <numerusform>Exploded!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.disposed</source>
        <translation>
            <numerusform>Phew! %1 disposes of it, with %n ◆.</numerusform>
            <numerusform>Phew! %1 disposes of it, with %n ◆.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.disposed.short</source>
        <translation>
            <numerusform>Disposed of it</numerusform>
            <numerusform>Disposed of it</numerusform>
        </translation>
    </message>
    <message>
        <source>event.took-chip</source>
        <translation>%1 takes a life chip instead of cards.</translation>
    </message>
    <message>
        <source>event.took-chip.short</source>
        <translation>+1 life chip</translation>
    </message>
    <message>
        <source>event.no-card</source>
        <translation>There are no cards left for %1 to draw.</translation>
    </message>
    <message>
        <source>event.reshuffled</source>
        <translation>The used cards are shuffled into a new deck.</translation>
    </message>
    <message>
        <source>event.out</source>
        <translation>%1 is out.</translation>
    </message>
    <message>
        <source>event.out.short</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>event.showed-hand</source>
        <translation>%1 was holding %2.</translation>
    </message>
    <message>
        <source>event.discarded</source>
        <translation>%1 discards %2.</translation>
    </message>
    <message>
        <source>event.discarded.unseen</source>
        <translation>%1 discards a card.</translation>
    </message>
    <message>
        <source>event.failed</source>
        <translation>There was an explosion: hands go down to four cards, and a new deck is made.</translation>
    </message>
    <message numerus="yes">
        <source>event.new-deck</source>
        <translation>
            <numerusform>A new deck of %n card, and two bomb dice again.</numerusform>
            <numerusform>A new deck of %n cards, and two bomb dice again.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.ended</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>ask.choose</source>
        <translation>%1: which card will you play?</translation>
    </message>
    <message>
        <source>wait.choose</source>
        <translation>Somebody is still choosing.</translation>
    </message>
    <message>
        <source>why.choose</source>
        <translation>The lowest number disposes of the bomb – unless a 6 or 7 stands far enough above the rest.</translation>
    </message>
    <message>
        <source>ask.reveal</source>
        <translation>All cards are turned up.</translation>
    </message>
    <message>
        <source>wait.reveal</source>
        <translation>All cards are turned up.</translation>
    </message>
    <message>
        <source>why.reveal</source>
        <translation>The lowest number disposes of the bomb – unless a 6 or 7 stands far enough above the rest.</translation>
    </message>
    <message>
        <source>ask.dispose</source>
        <translation>%1: the bomb is yours.</translation>
    </message>
    <message>
        <source>wait.dispose</source>
        <translation>%1 is at the bomb.</translation>
    </message>
    <message>
        <source>why.dispose</source>
        <translation>A ● together with a ▲ explodes. Otherwise you succeed, and each ◆ is a card.</translation>
    </message>
    <message>
        <source>ask.reward</source>
        <translation>%1: cards, or a life chip?</translation>
    </message>
    <message>
        <source>wait.reward</source>
        <translation>%1 chooses between cards and a life chip.</translation>
    </message>
    <message>
        <source>why.reward</source>
        <translation>Four ◆ or more: draw a card for each, or take one life chip instead.</translation>
    </message>
    <message>
        <source>ask.discard</source>
        <translation>%1: discard down to four cards.</translation>
    </message>
    <message>
        <source>wait.discard</source>
        <translation>Somebody is still discarding.</translation>
    </message>
    <message>
        <source>why.discard</source>
        <translation>After an explosion a hand holds four cards at most. Your 0 stays. Nobody sees what you discard.</translation>
    </message>
    <message>
        <source>ask.over</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>wait.over</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>why.over</source>
        <translation>The last one left wins.</translation>
    </message>
    <message>
        <source>refusal.match-over</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>refusal.not-your-turn</source>
        <translation>It isn’t your turn yet.</translation>
    </message>
    <message>
        <source>refusal.already-chosen</source>
        <translation>You have chosen your card already.</translation>
    </message>
    <message>
        <source>refusal.not-now</source>
        <translation>You can’t do that right now.</translation>
    </message>
    <message>
        <source>refusal.no-such-card</source>
        <translation>There is no such card.</translation>
    </message>
    <message>
        <source>refusal.not-safe</source>
        <translation>SAFE can’t be chosen. Use it just before you would roll.</translation>
    </message>
    <message>
        <source>refusal.not-in-hand</source>
        <translation>You don’t hold that card.</translation>
    </message>
    <message>
        <source>refusal.no-safe</source>
        <translation>You don’t hold a SAFE.</translation>
    </message>
    <message>
        <source>refusal.keep-zero</source>
        <translation>You can’t discard your 0.</translation>
    </message>
    <message>
        <source>refusal.set-zeros</source>
        <translation>A set needs at least five 0s.</translation>
    </message>
    <message>
        <source>refusal.set-cards</source>
        <translation>A set needs at least fifteen cards besides the 0s.</translation>
    </message>
    <message>
        <source>refusal.set-too-many</source>
        <translation>That is too many cards. A set holds 69 at most.</translation>
    </message>
    <message>
        <source>refusal.set-die-faces</source>
        <translation>Each die needs exactly six faces.</translation>
    </message>
    <message>
        <source>refusal.set-white-die</source>
        <translation>A bomb die needs both a bomb and a fuse among its faces.</translation>
    </message>
    <message>
        <source>ending.last-one</source>
        <translation>Only one is left.</translation>
    </message>
    <message>
        <source>ending.nobody</source>
        <translation>Nobody is left: everyone loses.</translation>
    </message>
    <message>
        <source>ending.too-long</source>
        <translation>Two hundred rounds and no decision: a draw.</translation>
    </message>
    <message>
        <source>fact.has-chosen</source>
        <translation>%1 has chosen a card.</translation>
    </message>
    <message numerus="yes">
        <source>fact.round</source>
        <translation>
            <numerusform>Round %n.</numerusform>
            <numerusform>Round %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.survival</source>
        <translation>
            <numerusform>Of 10,000 rolls of these dice, about %n would not explode.</numerusform>
            <numerusform>Of 10,000 rolls of these dice, about %n would not explode.</numerusform>
        </translation>
    </message>
</context>
</TS>
