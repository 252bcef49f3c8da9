<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>driller</name>
    <message>
        <source>title</source>
        <translation>Driller</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>Treasure for you, bombs for the rest.</translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>card.1</source>
        <translation>1 point</translation>
    </message>
    <message>
        <source>card.1.rule</source>
        <translation>Worth 1 point at the end. Pays 1 in a buyout.</translation>
    </message>
    <message>
        <source>card.2</source>
        <translation>2 points</translation>
    </message>
    <message>
        <source>card.2.rule</source>
        <translation>Worth 2 points at the end. Pays 2 in a buyout.</translation>
    </message>
    <message>
        <source>card.3</source>
        <translation>3 points</translation>
    </message>
    <message>
        <source>card.3.rule</source>
        <translation>Worth 3 points at the end. Pays 3 in a buyout.</translation>
    </message>
    <message>
        <source>card.5</source>
        <translation>5 points</translation>
    </message>
    <message>
        <source>card.5.rule</source>
        <translation>Worth 5 points at the end. Pays 5 in a buyout. Lost first in an explosion.</translation>
    </message>
    <message>
        <source>card.map</source>
        <translation>Treasure map</translation>
    </message>
    <message>
        <source>card.map.rule</source>
        <translation>Two maps make 7 points; an odd one is worth nothing. Can’t be lost, can’t pay.</translation>
    </message>
    <message>
        <source>card.bomb</source>
        <translation>Bomb</translation>
    </message>
    <message>
        <source>card.bomb.rule</source>
        <translation>Explodes in your hands – unless you hold a ring. The third explosion ends the match.</translation>
    </message>
    <message>
        <source>card.ring</source>
        <translation>Magic ring</translation>
    </message>
    <message>
        <source>card.ring.rule</source>
        <translation>Turns a bomb you draw into a dud. But the moment you hold three, the curse strikes.</translation>
    </message>
    <message>
        <source>card.cave-in</source>
        <translation>Cave-in</translation>
    </message>
    <message>
        <source>card.cave-in.rule</source>
        <translation>Draw on from the same deck: as many cards as a whole turn allows.</translation>
    </message>
    <message>
        <source>deck.left</source>
        <translation>left deck</translation>
    </message>
    <message>
        <source>deck.right</source>
        <translation>right deck</translation>
    </message>
    <message>
        <source>pile.A</source>
        <translation>pile A</translation>
    </message>
    <message>
        <source>pile.B</source>
        <translation>pile B</translation>
    </message>
    <message>
        <source>pile.C</source>
        <translation>pile C</translation>
    </message>
    <message>
        <source>pile.D</source>
        <translation>pile D</translation>
    </message>
    <message>
        <source>phase.spare</source>
        <translation>placing bombs</translation>
    </message>
    <message>
        <source>phase.lay</source>
        <translation>sharing out the pile without a bomb</translation>
    </message>
    <message>
        <source>phase.check</source>
        <translation>check</translation>
    </message>
    <message>
        <source>phase.drill</source>
        <translation>drill</translation>
    </message>
    <message>
        <source>phase.buyout</source>
        <translation>buyout</translation>
    </message>
    <message>
        <source>phase.counter</source>
        <translation>counterattack</translation>
    </message>
    <message>
        <source>phase.raid</source>
        <translation>choosing who digs, and where</translation>
    </message>
    <message>
        <source>phase.put-back</source>
        <translation>putting cards back</translation>
    </message>
    <message>
        <source>phase.split</source>
        <translation>splitting the deck</translation>
    </message>
    <message>
        <source>phase.over</source>
        <translation>match over</translation>
    </message>
    <message>
        <source>zone.left</source>
        <translation>Left deck</translation>
    </message>
    <message>
        <source>zone.right</source>
        <translation>Right deck</translation>
    </message>
    <message>
        <source>zone.hand</source>
        <translation>%1’s hand</translation>
    </message>
    <message>
        <source>zone.rings</source>
        <translation>%1’s rings</translation>
    </message>
    <message>
        <source>zone.aside</source>
        <translation>On the way back to the decks</translation>
    </message>
    <message>
        <source>zone.out</source>
        <translation>Out of the game</translation>
    </message>
    <message>
        <source>zone.box</source>
        <translation>Bombs still to be placed</translation>
    </message>
    <message>
        <source>zone.pile-A</source>
        <translation>Pile A</translation>
    </message>
    <message>
        <source>zone.pile-B</source>
        <translation>Pile B</translation>
    </message>
    <message>
        <source>zone.pile-C</source>
        <translation>Pile C</translation>
    </message>
    <message>
        <source>zone.pile-D</source>
        <translation>Pile D</translation>
    </message>
    <message>
        <source>move.spare</source>
        <translation>Keep bombs off %1</translation>
    </message>
    <message numerus="yes">
        <source>move.lay</source>
        <translation>
            <numerusform>%n card on the %2, the rest on the other</numerusform>
            <numerusform>%n cards on the %2, the rest on the other</numerusform>
        </translation>
    </message>
    <message>
        <source>move.check</source>
        <translation>Turn up the top of the %1</translation>
    </message>
    <message>
        <source>move.draw</source>
        <translation>Draw from the %1</translation>
    </message>
    <message>
        <source>move.stop</source>
        <translation>Stop drilling</translation>
    </message>
    <message>
        <source>move.stop.hint</source>
        <translation>Ends your turn.</translation>
    </message>
    <message>
        <source>move.pay</source>
        <translation>Pay %1</translation>
    </message>
    <message>
        <source>move.settle</source>
        <translation>Done paying</translation>
    </message>
    <message>
        <source>move.settle.hint</source>
        <translation>You have paid 6 or more. Paying still more changes nothing.</translation>
    </message>
    <message>
        <source>move.pass</source>
        <translation>No, thanks</translation>
    </message>
    <message>
        <source>move.pass.hint</source>
        <translation>You keep your cards, and the turn ends.</translation>
    </message>
    <message>
        <source>move.raid</source>
        <translation>%1 digs in the %2</translation>
    </message>
    <message>
        <source>move.put-back</source>
        <translation>%1 under the %2</translation>
    </message>
    <message numerus="yes">
        <source>move.split</source>
        <translation>
            <numerusform>Take %n card off the top</numerusform>
            <numerusform>Take %n cards off the top</numerusform>
        </translation>
    </message>
    <message>
        <source>event.dealt</source>
        <translation>Four piles are dealt.</translation>
    </message>
    <message>
        <source>event.bombs-laid</source>
        <translation>%1 keeps the bombs off %2.</translation>
    </message>
    <message>
        <source>event.stacked</source>
        <translation>The three piles with bombs are stacked and turned over.</translation>
    </message>
    <message numerus="yes">
        <source>event.cut</source>
        <translation>
            <numerusform>The stack is cut: %2 left, %3 right.</numerusform>
            <numerusform>The stack is cut: %2 left, %3 right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.laid</source>
        <translation>
            <numerusform>%1 puts %n card of the pile without a bomb on the %3, %4 on the other.</numerusform>
            <numerusform>%1 puts %n cards of the pile without a bomb on the %3, %4 on the other.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.turn-began</source>
        <translation>%1’s turn</translation>
    </message>
    <message>
        <source>event.checked</source>
        <translation>%1 checks the %3: %2.</translation>
    </message>
    <message>
        <source>event.checked.short</source>
        <translation>Checked: %2</translation>
    </message>
    <message>
        <source>event.drew</source>
        <translation>%1 draws from the %3: %2.</translation>
    </message>
    <message>
        <source>event.drew.short</source>
        <translation>Drew: %2</translation>
    </message>
    <message>
        <source>event.ran-out</source>
        <translation>The %2 has run out.</translation>
    </message>
    <message numerus="yes">
        <source>event.exploded</source>
        <translation>
            <numerusform>Boom! %1 is caught in explosion no. %n.</numerusform>
            <numerusform>Boom! %1 is caught in explosion no. %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.exploded.short</source>
        <translation>
            <numerusform>Exploded!</numerusform>
            <numerusform>Exploded!</numerusform>
        </translation>
    </message>
    <message>
        <source>event.lost</source>
        <translation>%1 loses %2.</translation>
    </message>
    <message>
        <source>event.dud</source>
        <translation>A dud! The ring saves %1.</translation>
    </message>
    <message>
        <source>event.dud.short</source>
        <translation>Saved by a ring</translation>
    </message>
    <message>
        <source>event.cursed</source>
        <translation>Three rings – the curse strikes %1!</translation>
    </message>
    <message>
        <source>event.cursed.short</source>
        <translation>Cursed!</translation>
    </message>
    <message numerus="yes">
        <source>event.caved-in</source>
        <translation>
            <numerusform>Cave-in! %1 must draw %n more.</numerusform>
            <numerusform>Cave-in! %1 must draw %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.caved-in.short</source>
        <translation>
            <numerusform>Cave-in!</numerusform>
            <numerusform>Cave-in!</numerusform>
        </translation>
    </message>
    <message>
        <source>event.paid</source>
        <translation>%1 pays %2.</translation>
    </message>
    <message>
        <source>event.raided</source>
        <translation>Buyout! %1 makes %2 dig in the %3.</translation>
    </message>
    <message>
        <source>event.raided.short</source>
        <translation>Buyout!</translation>
    </message>
    <message>
        <source>event.countered</source>
        <translation>Counterattack! %1 makes %2 dig in the %3.</translation>
    </message>
    <message>
        <source>event.countered.short</source>
        <translation>Counterattack!</translation>
    </message>
    <message numerus="yes">
        <source>event.gave-back</source>
        <translation>
            <numerusform>%1 puts %n card back under the decks.</numerusform>
            <numerusform>%1 puts %n cards back under the decks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.split-decks</source>
        <translation>
            <numerusform>%1 splits the deck: %2 left, %3 right.</numerusform>
            <numerusform>%1 splits the deck: %2 left, %3 right.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.ended</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>ask.spare</source>
        <translation>%1: which pile stays free of bombs?</translation>
    </message>
    <message>
        <source>wait.spare</source>
        <translation>%1 chooses the pile without a bomb.</translation>
    </message>
    <message>
        <source>why.spare</source>
        <translation>The other three get a bomb each and become the decks: from the top, each pile, then its bomb.</translation>
    </message>
    <message>
        <source>ask.lay</source>
        <translation>%1: share out the pile without a bomb.</translation>
    </message>
    <message>
        <source>wait.lay</source>
        <translation>%1 shares out the pile without a bomb.</translation>
    </message>
    <message>
        <source>why.lay</source>
        <translation>As many of its top cards as you like go on one deck, the rest on the other.</translation>
    </message>
    <message>
        <source>ask.check</source>
        <translation>%1: which deck will you check?</translation>
    </message>
    <message>
        <source>wait.check</source>
        <translation>%1 checks a deck.</translation>
    </message>
    <message>
        <source>why.check</source>
        <translation>You turn up a top card. Nothing happens yet, and you need not draw it.</translation>
    </message>
    <message>
        <source>ask.drill</source>
        <translation>%1: which deck will you dig in?</translation>
    </message>
    <message>
        <source>wait.drill</source>
        <translation>%1 is drilling.</translation>
    </message>
    <message>
        <source>why.drill</source>
        <translation>Draw at least one card, then stop at will. Make every draw, and you may buy a rival out.</translation>
    </message>
    <message>
        <source>ask.buyout</source>
        <translation>%1: buy a rival out?</translation>
    </message>
    <message>
        <source>wait.buyout</source>
        <translation>%1 thinks about a buyout.</translation>
    </message>
    <message>
        <source>why.buyout</source>
        <translation>Pay score cards worth 6 or more, and a rival has to dig for a whole turn. Maps can’t pay.</translation>
    </message>
    <message>
        <source>ask.counter</source>
        <translation>%1: strike back?</translation>
    </message>
    <message>
        <source>wait.counter</source>
        <translation>%1 thinks about striking back.</translation>
    </message>
    <message>
        <source>why.counter</source>
        <translation>You came through the buyout! Pay 6 or more, and the buyer has to dig.</translation>
    </message>
    <message>
        <source>ask.raid</source>
        <translation>%1: who digs, and where?</translation>
    </message>
    <message>
        <source>wait.raid</source>
        <translation>%1 chooses who has to dig.</translation>
    </message>
    <message>
        <source>why.raid</source>
        <translation>They draw a whole turn’s worth, unless a bomb or the curse stops them first.</translation>
    </message>
    <message>
        <source>ask.put-back</source>
        <translation>%1: put the cards back under the decks.</translation>
    </message>
    <message>
        <source>wait.put-back</source>
        <translation>%1 puts cards back under the decks.</translation>
    </message>
    <message>
        <source>why.put-back</source>
        <translation>You choose the order and the deck; the first goes highest. Nobody else sees.</translation>
    </message>
    <message>
        <source>ask.split</source>
        <translation>%1: split the deck in two.</translation>
    </message>
    <message>
        <source>wait.split</source>
        <translation>%1 splits the deck.</translation>
    </message>
    <message>
        <source>why.split</source>
        <translation>The cards you take off the top become the other deck.</translation>
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
        <translation>The most points win.</translation>
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
        <source>refusal.not-now</source>
        <translation>You can’t do that right now.</translation>
    </message>
    <message>
        <source>refusal.no-such-pile</source>
        <translation>There is no such pile.</translation>
    </message>
    <message>
        <source>refusal.bad-number</source>
        <translation>You can’t take that many cards.</translation>
    </message>
    <message>
        <source>refusal.no-such-deck</source>
        <translation>There is no such deck.</translation>
    </message>
    <message>
        <source>refusal.deck-out</source>
        <translation>That deck has run out for this turn.</translation>
    </message>
    <message>
        <source>refusal.already-up</source>
        <translation>That card is face up already.</translation>
    </message>
    <message>
        <source>refusal.draw-first</source>
        <translation>Draw at least one card first.</translation>
    </message>
    <message>
        <source>refusal.only-score</source>
        <translation>Only score cards can pay.</translation>
    </message>
    <message>
        <source>refusal.not-in-hand</source>
        <translation>You don’t hold that card.</translation>
    </message>
    <message>
        <source>refusal.pay-six</source>
        <translation>Pay score cards worth 6 or more.</translation>
    </message>
    <message>
        <source>refusal.already-paying</source>
        <translation>You have already begun to pay.</translation>
    </message>
    <message>
        <source>refusal.bad-target</source>
        <translation>You can’t choose that player.</translation>
    </message>
    <message>
        <source>refusal.not-aside</source>
        <translation>That card isn’t one of those going back.</translation>
    </message>
    <message>
        <source>ending.third-explosion</source>
        <translation>The third bomb has gone off.</translation>
    </message>
    <message>
        <source>ending.quiet</source>
        <translation>A hundred turns without an explosion: the mine closes.</translation>
    </message>
    <message numerus="yes">
        <source>fact.explosions</source>
        <translation>
            <numerusform>%n of 3 explosions so far.</numerusform>
            <numerusform>%n of 3 explosions so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.draws</source>
        <translation>
            <numerusform>%n draw a turn.</numerusform>
            <numerusform>Up to %n draws a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.drawn</source>
        <translation>
            <numerusform>%n card drawn in this drill.</numerusform>
            <numerusform>%n cards drawn in this drill.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.quiet-turns</source>
        <translation>
            <numerusform>%n turn since the last explosion.</numerusform>
            <numerusform>%n turns since the last explosion.</numerusform>
        </translation>
    </message>
</context>
</TS>
