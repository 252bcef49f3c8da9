<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>omens-hell</name>
    <message>
        <source>title</source>
        <translation>Vanquish Hell</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>Thirteen piles, and dice choose.</translation>
    </message>
    <message>
        <source>zone.pile-2</source>
        <translation>The pile of 2s</translation>
    </message>
    <message>
        <source>zone.pile-3</source>
        <translation>The pile of 3s</translation>
    </message>
    <message>
        <source>zone.pile-4</source>
        <translation>The pile of 4s</translation>
    </message>
    <message>
        <source>zone.pile-5</source>
        <translation>The pile of 5s</translation>
    </message>
    <message>
        <source>zone.pile-6</source>
        <translation>The pile of 6s</translation>
    </message>
    <message>
        <source>zone.pile-7</source>
        <translation>The pile of 7s</translation>
    </message>
    <message>
        <source>zone.pile-8</source>
        <translation>The pile of 8s</translation>
    </message>
    <message>
        <source>zone.pile-9</source>
        <translation>The pile of 9s</translation>
    </message>
    <message>
        <source>zone.pile-10</source>
        <translation>The pile of 10s</translation>
    </message>
    <message>
        <source>zone.pile-11</source>
        <translation>The pile of 11s</translation>
    </message>
    <message>
        <source>zone.pile-12</source>
        <translation>The pile of 12s</translation>
    </message>
    <message>
        <source>zone.pile-13</source>
        <translation>The pile of 13s</translation>
    </message>
    <message>
        <source>zone.pile-14</source>
        <translation>The pile of 1/14s</translation>
    </message>
    <message>
        <source>zone.cards</source>
        <translation>%1’s cards</translation>
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
        <source>zone.adversary</source>
        <translation>The adversary</translation>
    </message>
    <message>
        <source>move.take</source>
        <translation>Take from this pile</translation>
    </message>
    <message>
        <source>move.take.hint</source>
        <translation>The top card of the pile that the two dice add up to.</translation>
    </message>
    <message>
        <source>move.plus</source>
        <translation>Plus a die</translation>
    </message>
    <message>
        <source>move.plus.hint</source>
        <translation>Announce plus and roll a third die; take from the pile of the new total. At 15 or more there is no card, and a 1/14 is discarded.</translation>
    </message>
    <message>
        <source>move.minus</source>
        <translation>Minus a die</translation>
    </message>
    <message>
        <source>move.minus.hint</source>
        <translation>Announce minus and roll a third die; take from the pile of the new total; 1 is the 1/14. At 0 or less there is no card, and a 1/14 is discarded.</translation>
    </message>
    <message>
        <source>move.done</source>
        <translation>Leave the dice as they are</translation>
    </message>
    <message>
        <source>event.beelzebub-came</source>
        <translation>Beelzebub has come.</translation>
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
        <source>event.laid-piles</source>
        <translation>Thirteen piles are laid out.</translation>
    </message>
    <message numerus="yes">
        <source>event.rolled</source>
        <translation>
            <numerusform>%1 rolls %2 and %3: %4.</numerusform>
            <numerusform>%1 rolls %2 and %3: %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.rolled.short</source>
        <translation>
            <numerusform>%4</numerusform>
            <numerusform>%4</numerusform>
        </translation>
    </message>
    <message>
        <source>event.announced</source>
        <translation>%1 announces %2.</translation>
    </message>
    <message>
        <source>event.announced.short</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>sign.none</source>
        <translation>neither</translation>
    </message>
    <message>
        <source>sign.plus</source>
        <translation>plus</translation>
    </message>
    <message>
        <source>sign.minus</source>
        <translation>minus</translation>
    </message>
    <message numerus="yes">
        <source>event.rolled-third</source>
        <translation>
            <numerusform>The third die: %2.</numerusform>
            <numerusform>The third die: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.took</source>
        <translation>%1 takes the %2.</translation>
    </message>
    <message>
        <source>event.took.short</source>
        <translation>%2</translation>
    </message>
    <message numerus="yes">
        <source>event.found-empty</source>
        <translation>
            <numerusform>The pile of %2s is empty. Nothing for %1.</numerusform>
            <numerusform>The pile of %2s is empty. Nothing for %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.found-empty.short</source>
        <translation>
            <numerusform>Nothing</numerusform>
            <numerusform>Nothing</numerusform>
        </translation>
    </message>
    <message>
        <source>event.missed</source>
        <translation>%1 falls off the edge of Hell. Nothing to take there.</translation>
    </message>
    <message>
        <source>event.missed.short</source>
        <translation>Off the edge</translation>
    </message>
    <message>
        <source>event.beelzebub-took</source>
        <translation>Beelzebub discards the %2.</translation>
    </message>
    <message>
        <source>event.fell</source>
        <translation>The %2 is discarded.</translation>
    </message>
    <message numerus="yes">
        <source>event.emptied</source>
        <translation>
            <numerusform>The pile of %2s has run out. Empty piles: %3.</numerusform>
            <numerusform>The pile of %2s has run out. Empty piles: %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.fulfilled</source>
        <translation>%1’s prophecy is fulfilled: %2.</translation>
    </message>
    <message>
        <source>event.fulfilled.short</source>
        <translation>As foretold</translation>
    </message>
    <message>
        <source>event.fulfilled.end</source>
        <translation>%2, as foretold</translation>
    </message>
    <message>
        <source>event.failed</source>
        <translation>%1’s prophecy is not fulfilled: %2.</translation>
    </message>
    <message>
        <source>event.failed.short</source>
        <translation>Not as foretold</translation>
    </message>
    <message>
        <source>event.failed.end</source>
        <translation>Foretold: %2</translation>
    </message>
    <message>
        <source>ask.choose</source>
        <translation>%1: take, plus or minus?</translation>
    </message>
    <message>
        <source>wait.choose</source>
        <translation>It is %1’s turn.</translation>
    </message>
    <message numerus="yes">
        <source>why.choose</source>
        <translation>
            <numerusform>Once %n piles are empty, the battle ends; every prophecy must be fulfilled by then.</numerusform>
            <numerusform>Once %n piles are empty, the battle ends; every prophecy must be fulfilled by then.</numerusform>
        </translation>
    </message>
    <message>
        <source>ask.settle</source>
        <translation>%1: call on a helper for the dice?</translation>
    </message>
    <message>
        <source>wait.settle</source>
        <translation>%1 is looking at the three dice.</translation>
    </message>
    <message>
        <source>why.settle</source>
        <translation>Plus or minus stands. But helpers can still change the dice.</translation>
    </message>
    <message>
        <source>option.adversary.why</source>
        <translation>Beelzebub discards a card of the highest pile whenever it is the start player’s turn. With two players it is too easy without him.</translation>
    </message>
    <message>
        <source>option.adversary.auto</source>
        <translation>With two players</translation>
    </message>
    <message>
        <source>ending.fulfilled</source>
        <translation>Every prophecy came true.</translation>
    </message>
    <message>
        <source>ending.unfulfilled</source>
        <translation>Not every prophecy came true.</translation>
    </message>
    <message>
        <source>number.14</source>
        <translation>1/14</translation>
    </message>
</context>
</TS>
