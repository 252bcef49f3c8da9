<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CampaignPanel</name>
    <message numerus="yes">
        <source>Under way: %1 · %n moves</source>
        <comment>when, how far</comment>
        <translation>
            <numerusform>Under way: %1 · %n move</numerusform>
            <numerusform>Under way: %1 · %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Centre</name>
    <message numerus="yes">
        <source>Boom! %1 is hit for %n</source>
        <comment>a player, chips</comment>
        <translation>
            <numerusform>Boom! %1 is hit for %n</numerusform>
            <numerusform>Boom! %1 is hit for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice in the centre</source>
        <translation>
            <numerusform>%n die in the centre</numerusform>
            <numerusform>%n dice in the centre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chips of %1</source>
        <translation>
            <numerusform>%n chip of %1</numerusform>
            <numerusform>%n chips of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckMat</name>
    <message numerus="yes">
        <source>Left · %n</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>Left · %n</numerusform>
            <numerusform>Left · %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Right · %n</source>
        <comment>cards in the deck</comment>
        <translation>
            <numerusform>Right · %n</numerusform>
            <numerusform>Right · %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairPlaySheet</name>
    <message numerus="yes">
        <source>Counted in %n matches on this computer that are over, without practice matches. In brackets: how many were to be expected, knowing which cards were still to come.</source>
        <translation>
            <numerusform>Counted in %n match on this computer that is over, without practice matches. In brackets: how many were to be expected, knowing which cards were still to come.</numerusform>
            <numerusform>Counted in %n matches on this computer that are over, without practice matches. In brackets: how many were to be expected, knowing which cards were still to come.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchInProgress</name>
    <message numerus="yes">
        <source>%1 · %n moves</source>
        <comment>when, how far</comment>
        <translation>
            <numerusform>%1 · %n move</numerusform>
            <numerusform>%1 · %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileLabel</name>
    <message numerus="yes">
        <source>%1 · %n</source>
        <comment>pile and its number of cards</comment>
        <translation>
            <numerusform>%1 · %n</numerusform>
            <numerusform>%1 · %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>Roll %n die</numerusform>
            <numerusform>Roll %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SapperKit</name>
    <message numerus="yes">
        <source>%n HP</source>
        <translation>
            <numerusform>%n HP</numerusform>
            <numerusform>%n HP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Scene</name>
    <message numerus="yes">
        <source>%n hit points left</source>
        <translation>
            <numerusform>%n hit point left</numerusform>
            <numerusform>%n hit points left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n cards</source>
        <translation>
            <numerusform>Discard %n card</numerusform>
            <numerusform>Discard %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatPlace</name>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards in the hand</source>
        <translation>
            <numerusform>%n card in the hand</numerusform>
            <numerusform>%n cards in the hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n HP</source>
        <translation>
            <numerusform>%n HP</numerusform>
            <numerusform>%n HP</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message numerus="yes">
        <source>This game needs at least %n players.</source>
        <translation>
            <numerusform>This game needs at least %n player.</numerusform>
            <numerusform>This game needs at least %n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShelfFilters</name>
    <message numerus="yes">
        <source>%n people</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message numerus="yes">
        <source>%n face down</source>
        <translation>
            <numerusform>%n face down</numerusform>
            <numerusform>%n face down</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TallyRow</name>
    <message numerus="yes">
        <source>%n times %1: %2</source>
        <comment>count, thing, points</comment>
        <translation>
            <numerusform>%n time %1: %2</numerusform>
            <numerusform>%n times %1: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Watch</name>
    <message numerus="yes">
        <source>%n cards left in the deck</source>
        <translation>
            <numerusform>%n card left in the deck</numerusform>
            <numerusform>%n cards left in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Wish</name>
    <message numerus="yes">
        <source>“I think we win %n times in 100 with that. I see nothing better.”</source>
        <translation>
            <numerusform>“I think we win %n time in 100 with that. I see nothing better.”</numerusform>
            <numerusform>“I think we win %n times in 100 with that. I see nothing better.”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“It hardly matters: I think we win about %n times in 100 either way.”</source>
        <translation>
            <numerusform>“It hardly matters: I think we win about %n time in 100 either way.”</numerusform>
            <numerusform>“It hardly matters: I think we win about %n times in 100 either way.”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“I think we win %n times in 100 with that, and %1 without.”</source>
        <translation>
            <numerusform>“I think we win %n time in 100 with that, and %1 without.”</numerusform>
            <numerusform>“I think we win %n times in 100 with that, and %1 without.”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bombshelf::Advice</name>
    <message numerus="yes">
        <source>Next best: “%1”, %n times in 100.</source>
        <comment>a move; how often it wins</comment>
        <translation>
            <numerusform>Next best: “%1”, %n time in 100.</numerusform>
            <numerusform>Next best: “%1”, %n times in 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I think that wins the match %n times in 100.</source>
        <translation>
            <numerusform>I think that wins the match %n time in 100.</numerusform>
            <numerusform>I think that wins the match %n times in 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bombshelf::CampaignModel</name>
    <message numerus="yes">
        <source>Lost %n times, trying again</source>
        <translation>
            <numerusform>Lost once, trying again</numerusform>
            <numerusform>Lost %n times, trying again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost %n times</source>
        <translation>
            <numerusform>Lost once</numerusform>
            <numerusform>Lost %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won on try %n</source>
        <translation>
            <numerusform>Won on the first try</numerusform>
            <numerusform>Won on try %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 battles won, %n tries</source>
        <translation>
            <numerusform>%1 of %2 battles won, %n try</numerusform>
            <numerusform>%1 of %2 battles won, %n tries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bombshelf::SelfCheck</name>
    <message numerus="yes">
        <source>All is well: %n steps.</source>
        <translation>
            <numerusform>All is well: %n step.</numerusform>
            <numerusform>All is well: %n steps.</numerusform>
        </translation>
    </message>
</context>
</TS>
