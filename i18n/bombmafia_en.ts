<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>bombmafia</name>
    <message>
        <source>title</source>
        <translation>Bomb Mafia</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>Which of these bags is about to blow?</translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>card.dud</source>
        <translation>Dud</translation>
    </message>
    <message>
        <source>card.dud.rule</source>
        <translation>Nothing happens.</translation>
    </message>
    <message>
        <source>card.switch</source>
        <translation>Switch</translation>
    </message>
    <message>
        <source>card.switch.rule</source>
        <translation>Swap bags with your left neighbour.</translation>
    </message>
    <message>
        <source>card.plot</source>
        <translation>Plot</translation>
    </message>
    <message>
        <source>card.plot.rule</source>
        <translation>Your two neighbours swap bags with each other. Yours stays put.</translation>
    </message>
    <message>
        <source>card.jitters</source>
        <translation>Jitters</translation>
    </message>
    <message>
        <source>card.jitters.rule</source>
        <translation>Turn three cards off the deck onto the discards. The end comes closer.</translation>
    </message>
    <message>
        <source>card.reload</source>
        <translation>Reload</translation>
    </message>
    <message>
        <source>card.reload.rule</source>
        <translation>Discard the rest of your hand and draw three cards.</translation>
    </message>
    <message>
        <source>card.whim</source>
        <translation>Boss’s Whim</translation>
    </message>
    <message>
        <source>card.whim.rule</source>
        <translation>Turn up the top card of the deck and carry it out – unless it was the last one.</translation>
    </message>
    <message>
        <source>card.dance</source>
        <translation>Cartoon Dance</translation>
    </message>
    <message>
        <source>card.dance.rule</source>
        <translation>Every bag goes to the right neighbour.</translation>
    </message>
    <message>
        <source>card.drinks</source>
        <translation>Round of Drinks</translation>
    </message>
    <message>
        <source>card.drinks.rule</source>
        <translation>Every hand of cards goes to the right neighbour.</translation>
    </message>
    <message>
        <source>card.-9</source>
        <translation>Bombs (−9)</translation>
    </message>
    <message>
        <source>card.-9.rule</source>
        <translation>Whoever it lies before when the round ends loses 9 points.</translation>
    </message>
    <message>
        <source>card.-8</source>
        <translation>Bombs (−8)</translation>
    </message>
    <message>
        <source>card.-8.rule</source>
        <translation>Whoever it lies before when the round ends loses 8 points.</translation>
    </message>
    <message>
        <source>card.-7</source>
        <translation>Bombs (−7)</translation>
    </message>
    <message>
        <source>card.-7.rule</source>
        <translation>Whoever it lies before when the round ends loses 7 points.</translation>
    </message>
    <message>
        <source>card.-6</source>
        <translation>Bombs (−6)</translation>
    </message>
    <message>
        <source>card.-6.rule</source>
        <translation>Whoever it lies before when the round ends loses 6 points.</translation>
    </message>
    <message>
        <source>card.-5</source>
        <translation>Bombs (−5)</translation>
    </message>
    <message>
        <source>card.-5.rule</source>
        <translation>Whoever it lies before when the round ends loses 5 points.</translation>
    </message>
    <message>
        <source>card.-4</source>
        <translation>Bombs (−4)</translation>
    </message>
    <message>
        <source>card.-4.rule</source>
        <translation>Whoever it lies before when the round ends loses 4 points.</translation>
    </message>
    <message>
        <source>card.-3</source>
        <translation>Bombs (−3)</translation>
    </message>
    <message>
        <source>card.-3.rule</source>
        <translation>Whoever it lies before when the round ends loses 3 points.</translation>
    </message>
    <message>
        <source>card.-2</source>
        <translation>Bombs (−2)</translation>
    </message>
    <message>
        <source>card.-2.rule</source>
        <translation>Whoever it lies before when the round ends loses 2 points.</translation>
    </message>
    <message>
        <source>card.-1</source>
        <translation>Bomb (−1)</translation>
    </message>
    <message>
        <source>card.-1.rule</source>
        <translation>Whoever it lies before when the round ends loses 1 point.</translation>
    </message>
    <message>
        <source>card.0</source>
        <translation>Shirts (0)</translation>
    </message>
    <message>
        <source>card.0.rule</source>
        <translation>A change of clothes: nothing won, nothing lost.</translation>
    </message>
    <message>
        <source>card.+1</source>
        <translation>Diamond (+1)</translation>
    </message>
    <message>
        <source>card.+1.rule</source>
        <translation>Whoever it lies before when the round ends gains 1 point.</translation>
    </message>
    <message>
        <source>card.+2</source>
        <translation>Diamonds (+2)</translation>
    </message>
    <message>
        <source>card.+2.rule</source>
        <translation>Whoever it lies before when the round ends gains 2 points.</translation>
    </message>
    <message>
        <source>card.+3</source>
        <translation>Diamonds (+3)</translation>
    </message>
    <message>
        <source>card.+3.rule</source>
        <translation>Whoever it lies before when the round ends gains 3 points.</translation>
    </message>
    <message>
        <source>card.+4</source>
        <translation>Diamonds (+4)</translation>
    </message>
    <message>
        <source>card.+4.rule</source>
        <translation>Whoever it lies before when the round ends gains 4 points.</translation>
    </message>
    <message>
        <source>card.+5</source>
        <translation>Diamonds (+5)</translation>
    </message>
    <message>
        <source>card.+5.rule</source>
        <translation>Whoever it lies before when the round ends gains 5 points.</translation>
    </message>
    <message>
        <source>card.+6</source>
        <translation>Diamonds (+6)</translation>
    </message>
    <message>
        <source>card.+6.rule</source>
        <translation>Whoever it lies before when the round ends gains 6 points.</translation>
    </message>
    <message>
        <source>card.+7</source>
        <translation>Diamonds (+7)</translation>
    </message>
    <message>
        <source>card.+7.rule</source>
        <translation>Whoever it lies before when the round ends gains 7 points.</translation>
    </message>
    <message>
        <source>card.+8</source>
        <translation>Diamonds (+8)</translation>
    </message>
    <message>
        <source>card.+8.rule</source>
        <translation>Whoever it lies before when the round ends gains 8 points.</translation>
    </message>
    <message>
        <source>card.+9</source>
        <translation>Diamonds (+9)</translation>
    </message>
    <message>
        <source>card.+9.rule</source>
        <translation>Whoever it lies before when the round ends gains 9 points.</translation>
    </message>
    <message>
        <source>thing.start</source>
        <translation>Points to start with</translation>
    </message>
    <message>
        <source>thing.bags</source>
        <translation>Bags opened</translation>
    </message>
    <message>
        <source>place.1</source>
        <translation>1st</translation>
    </message>
    <message>
        <source>place.2</source>
        <translation>2nd</translation>
    </message>
    <message>
        <source>place.3</source>
        <translation>3rd</translation>
    </message>
    <message>
        <source>place.4</source>
        <translation>4th</translation>
    </message>
    <message>
        <source>place.5</source>
        <translation>5th</translation>
    </message>
    <message>
        <source>place.6</source>
        <translation>6th</translation>
    </message>
    <message>
        <source>place.7</source>
        <translation>7th</translation>
    </message>
    <message>
        <source>place.8</source>
        <translation>8th</translation>
    </message>
    <message>
        <source>place.9</source>
        <translation>9th</translation>
    </message>
    <message>
        <source>place.10</source>
        <translation>10th</translation>
    </message>
    <message>
        <source>zone.deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>zone.discards</source>
        <translation>Discards</translation>
    </message>
    <message>
        <source>zone.hand</source>
        <translation>%1’s hand</translation>
    </message>
    <message>
        <source>zone.bag</source>
        <translation>The bag before %1</translation>
    </message>
    <message>
        <source>zone.out</source>
        <translation>Cards taken out unseen</translation>
    </message>
    <message>
        <source>set.cards</source>
        <translation>Play cards</translation>
    </message>
    <message>
        <source>set.diamonds</source>
        <translation>Values of the ◆ bags</translation>
    </message>
    <message>
        <source>set.custom</source>
        <translation>Your own bags</translation>
    </message>
    <message>
        <source>option.bags</source>
        <translation>What is in the bags</translation>
    </message>
    <message>
        <source>option.bags.why</source>
        <translation>Flashy swaps the lowest bag and one of the highest for ◆ bags. Your own are the numbers that the rulebook leaves out: one a player, from the top.</translation>
    </message>
    <message>
        <source>option.bags.basic</source>
        <translation>Basic</translation>
    </message>
    <message>
        <source>option.bags.flashy</source>
        <translation>Flashy</translation>
    </message>
    <message>
        <source>option.bags.custom</source>
        <translation>Your own</translation>
    </message>
    <message>
        <source>option.rounds</source>
        <translation>Rounds</translation>
    </message>
    <message>
        <source>option.rounds.why</source>
        <translation>The match ends sooner if anybody is down to 0 points or less.</translation>
    </message>
    <message>
        <source>option.rounds.1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>option.rounds.3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>option.rounds.5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>option.rounds.10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>option.rounds.none</source>
        <translation>No limit</translation>
    </message>
    <message>
        <source>move.play</source>
        <translation>Play %1</translation>
    </message>
    <message>
        <source>move.play.hint</source>
        <translation>It takes effect at once.</translation>
    </message>
    <message numerus="yes">
        <source>event.round-began</source>
        <translation>
            <numerusform>Round %2. %1 goes first.</numerusform>
            <numerusform>Round %2. %1 goes first.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.drew</source>
        <translation>%1 draws %2.</translation>
    </message>
    <message>
        <source>event.drew.unseen</source>
        <translation>%1 draws a card.</translation>
    </message>
    <message>
        <source>event.played</source>
        <translation>%1 plays %2.</translation>
    </message>
    <message>
        <source>event.played.short</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.switched</source>
        <translation>Everyone looks away, and %1’s and %2’s bags have traded places.</translation>
    </message>
    <message>
        <source>event.switched.short</source>
        <translation>Swapped with %2</translation>
    </message>
    <message>
        <source>event.plotted</source>
        <translation>A nod from %1, and %2 and %3 trade bags.</translation>
    </message>
    <message>
        <source>event.flipped</source>
        <translation>%1’s jumpy henchmen drop %2.</translation>
    </message>
    <message>
        <source>event.threw</source>
        <translation>%1 tosses away %2.</translation>
    </message>
    <message>
        <source>event.turned-up</source>
        <translation>The boss fancies %2.</translation>
    </message>
    <message>
        <source>event.turned-up.short</source>
        <translation>Boss: %2</translation>
    </message>
    <message>
        <source>event.danced</source>
        <translation>Strike up the band! Every bag dances to the right.</translation>
    </message>
    <message>
        <source>event.drank</source>
        <translation>Cheers! Every hand of cards moves to the right.</translation>
    </message>
    <message>
        <source>event.time-up</source>
        <translation>Time’s up! The deck is empty.</translation>
    </message>
    <message>
        <source>event.opened</source>
        <translation>%1 opens up... %2!</translation>
    </message>
    <message>
        <source>event.opened.short</source>
        <translation>%2</translation>
    </message>
    <message numerus="yes">
        <source>event.round-over</source>
        <translation>
            <numerusform>That was round %2.</numerusform>
            <numerusform>That was round %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.ended</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>ask.play</source>
        <translation>%1: which card will you play?</translation>
    </message>
    <message>
        <source>wait.play</source>
        <translation>%1 is choosing a card.</translation>
    </message>
    <message>
        <source>why.play</source>
        <translation>Play one of the four. The moment the deck is empty, everyone scores the bag that lies before them.</translation>
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
        <source>refusal.no-such-card</source>
        <translation>There is no such card.</translation>
    </message>
    <message>
        <source>refusal.not-in-hand</source>
        <translation>You don’t hold that card.</translation>
    </message>
    <message>
        <source>refusal.set-few-cards</source>
        <translation>That is too few play cards. A set needs at least 36.</translation>
    </message>
    <message>
        <source>refusal.set-many-cards</source>
        <translation>That is too many play cards. A set holds 72 at most.</translation>
    </message>
    <message>
        <source>refusal.set-custom</source>
        <translation>Your own bags use a value more often than the box has it: on the eight basic bags and the ten ◆ bags.</translation>
    </message>
    <message>
        <source>refusal.endless</source>
        <translation>The bags don’t add up to less than 0, so this might never end. Choose a number of rounds.</translation>
    </message>
    <message>
        <source>ending.broke</source>
        <translation>Somebody has run out of points.</translation>
    </message>
    <message>
        <source>ending.rounds</source>
        <translation>The last round has been played.</translation>
    </message>
    <message numerus="yes">
        <source>fact.round</source>
        <translation>
            <numerusform>Round %n.</numerusform>
            <numerusform>Round %n.</numerusform>
        </translation>
    </message>
</context>
</TS>
