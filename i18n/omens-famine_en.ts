<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>omens-famine</name>
    <message>
        <source>title</source>
        <translation>Famine</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>Seven hands to reap before it’s full.</translation>
    </message>
    <message>
        <source>cell.a1</source>
        <translation>row 1, column 1</translation>
    </message>
    <message>
        <source>cell.a2</source>
        <translation>row 1, column 2</translation>
    </message>
    <message>
        <source>cell.a3</source>
        <translation>row 1, column 3</translation>
    </message>
    <message>
        <source>cell.a4</source>
        <translation>row 1, column 4</translation>
    </message>
    <message>
        <source>cell.a5</source>
        <translation>row 1, column 5</translation>
    </message>
    <message>
        <source>cell.b1</source>
        <translation>row 2, column 1</translation>
    </message>
    <message>
        <source>cell.b2</source>
        <translation>row 2, column 2</translation>
    </message>
    <message>
        <source>cell.b3</source>
        <translation>row 2, column 3</translation>
    </message>
    <message>
        <source>cell.b4</source>
        <translation>row 2, column 4</translation>
    </message>
    <message>
        <source>cell.b5</source>
        <translation>row 2, column 5</translation>
    </message>
    <message>
        <source>cell.c1</source>
        <translation>row 3, column 1</translation>
    </message>
    <message>
        <source>cell.c2</source>
        <translation>row 3, column 2</translation>
    </message>
    <message>
        <source>cell.c3</source>
        <translation>row 3, column 3</translation>
    </message>
    <message>
        <source>cell.c4</source>
        <translation>row 3, column 4</translation>
    </message>
    <message>
        <source>cell.c5</source>
        <translation>row 3, column 5</translation>
    </message>
    <message>
        <source>cell.d1</source>
        <translation>row 4, column 1</translation>
    </message>
    <message>
        <source>cell.d2</source>
        <translation>row 4, column 2</translation>
    </message>
    <message>
        <source>cell.d3</source>
        <translation>row 4, column 3</translation>
    </message>
    <message>
        <source>cell.d4</source>
        <translation>row 4, column 4</translation>
    </message>
    <message>
        <source>cell.d5</source>
        <translation>row 4, column 5</translation>
    </message>
    <message>
        <source>zone.cell-a1</source>
        <translation>Row 1, column 1</translation>
    </message>
    <message>
        <source>zone.cell-a2</source>
        <translation>Row 1, column 2</translation>
    </message>
    <message>
        <source>zone.cell-a3</source>
        <translation>Row 1, column 3</translation>
    </message>
    <message>
        <source>zone.cell-a4</source>
        <translation>Row 1, column 4</translation>
    </message>
    <message>
        <source>zone.cell-a5</source>
        <translation>Row 1, column 5</translation>
    </message>
    <message>
        <source>zone.cell-b1</source>
        <translation>Row 2, column 1</translation>
    </message>
    <message>
        <source>zone.cell-b2</source>
        <translation>Row 2, column 2</translation>
    </message>
    <message>
        <source>zone.cell-b3</source>
        <translation>Row 2, column 3</translation>
    </message>
    <message>
        <source>zone.cell-b4</source>
        <translation>Row 2, column 4</translation>
    </message>
    <message>
        <source>zone.cell-b5</source>
        <translation>Row 2, column 5</translation>
    </message>
    <message>
        <source>zone.cell-c1</source>
        <translation>Row 3, column 1</translation>
    </message>
    <message>
        <source>zone.cell-c2</source>
        <translation>Row 3, column 2</translation>
    </message>
    <message>
        <source>zone.cell-c3</source>
        <translation>Row 3, column 3</translation>
    </message>
    <message>
        <source>zone.cell-c4</source>
        <translation>Row 3, column 4</translation>
    </message>
    <message>
        <source>zone.cell-c5</source>
        <translation>Row 3, column 5</translation>
    </message>
    <message>
        <source>zone.cell-d1</source>
        <translation>Row 4, column 1</translation>
    </message>
    <message>
        <source>zone.cell-d2</source>
        <translation>Row 4, column 2</translation>
    </message>
    <message>
        <source>zone.cell-d3</source>
        <translation>Row 4, column 3</translation>
    </message>
    <message>
        <source>zone.cell-d4</source>
        <translation>Row 4, column 4</translation>
    </message>
    <message>
        <source>zone.cell-d5</source>
        <translation>Row 4, column 5</translation>
    </message>
    <message>
        <source>zone.hand</source>
        <translation>%1’s hand cards</translation>
    </message>
    <message>
        <source>move.lay</source>
        <translation>%1 on %2</translation>
    </message>
    <message>
        <source>move.lay.hint</source>
        <translation>Next to a card, up, down, left or right.</translation>
    </message>
    <message>
        <source>move.done</source>
        <translation>Leave it as it is</translation>
    </message>
    <message>
        <source>move.score</source>
        <translation>Score %1</translation>
    </message>
    <message>
        <source>move.score.hint</source>
        <translation>Its cards leave the grid. Each hand counts once.</translation>
    </message>
    <message>
        <source>move.pass</source>
        <translation>Score nothing now</translation>
    </message>
    <message>
        <source>move.pass.hint</source>
        <translation>The cards stay where they are.</translation>
    </message>
    <message>
        <source>move.take</source>
        <translation>The card in %1</translation>
    </message>
    <message>
        <source>event.laid</source>
        <translation>%1 lays the %2 in %3.</translation>
    </message>
    <message>
        <source>event.laid.short</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.passed</source>
        <translation>%1 scores nothing for now.</translation>
    </message>
    <message>
        <source>event.passed.short</source>
        <translation>Scores nothing</translation>
    </message>
    <message numerus="yes">
        <source>event.scored</source>
        <translation>
            <numerusform>%1 scores a hand: %2! %n to go.</numerusform>
            <numerusform>%1 scores a hand: %2! %n to go.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.scored.none</source>
        <translation>
            <numerusform>%1 scores a hand: %2! That was the last one.</numerusform>
            <numerusform>%1 scores a hand: %2! That was the last one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.scored.short</source>
        <translation>
            <numerusform>%2</numerusform>
            <numerusform>%2</numerusform>
        </translation>
    </message>
    <message>
        <source>event.drew</source>
        <translation>%1 draws the %2.</translation>
    </message>
    <message>
        <source>event.drew.unseen</source>
        <translation>%1 draws a card.</translation>
    </message>
    <message numerus="yes">
        <source>event.deck-ran-out</source>
        <translation>
            <numerusform>The deck is empty: %n more turn.</numerusform>
            <numerusform>The deck is empty: %n more turns.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.straight-flush</source>
        <translation>A straight flush! Famine has lost its power.</translation>
    </message>
    <message>
        <source>event.grid-filled</source>
        <translation>The grid is full, and nothing there can be scored.</translation>
    </message>
    <message>
        <source>event.time-up</source>
        <translation>Nobody has a turn left.</translation>
    </message>
    <message>
        <source>ask.lay</source>
        <translation>%1: which card goes where?</translation>
    </message>
    <message>
        <source>wait.lay</source>
        <translation>%1 is looking for a place.</translation>
    </message>
    <message>
        <source>why.lay</source>
        <translation>Hands are made within one row or one column. Pairs and the like need not lie side by side; straight, flush and full house need a whole row.</translation>
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
        <source>ask.score</source>
        <translation>%1: which hand will you score?</translation>
    </message>
    <message>
        <source>wait.score</source>
        <translation>%1 is thinking about scoring.</translation>
    </message>
    <message>
        <source>why.score</source>
        <translation>One hand a turn, each kind once. Its cards make room on the grid.</translation>
    </message>
    <message>
        <source>ask.take</source>
        <translation>%1: which cards make the hand?</translation>
    </message>
    <message>
        <source>wait.take</source>
        <translation>%1 is choosing the cards.</translation>
    </message>
    <message>
        <source>why.take</source>
        <translation>More than one choice of cards makes it. Those you take leave the grid.</translation>
    </message>
    <message>
        <source>refusal.not-in-hand</source>
        <translation>That card isn’t in your hand.</translation>
    </message>
    <message>
        <source>refusal.no-such-cell</source>
        <translation>There is no such place.</translation>
    </message>
    <message>
        <source>refusal.cell-taken</source>
        <translation>A card lies there already.</translation>
    </message>
    <message>
        <source>refusal.not-next</source>
        <translation>No card lies next to that place.</translation>
    </message>
    <message>
        <source>refusal.no-such-hand</source>
        <translation>That hand doesn’t lie there.</translation>
    </message>
    <message>
        <source>refusal.scored-already</source>
        <translation>That hand has been scored.</translation>
    </message>
    <message>
        <source>refusal.must-score</source>
        <translation>The grid is full: something must be scored.</translation>
    </message>
    <message>
        <source>ending.fed</source>
        <translation>All seven hands are scored.</translation>
    </message>
    <message>
        <source>ending.straight-flush</source>
        <translation>A straight flush lies in a row.</translation>
    </message>
    <message>
        <source>ending.grid-full</source>
        <translation>The grid is full.</translation>
    </message>
    <message>
        <source>ending.deck-out</source>
        <translation>The deck is used up.</translation>
    </message>
</context>
</TS>
