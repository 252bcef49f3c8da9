<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>omens-war</name>
    <message>
        <source>title</source>
        <translation>War</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>Hold out till War runs out of cards.</translation>
    </message>
    <message>
        <source>zone.deck</source>
        <translation>War’s deck</translation>
    </message>
    <message>
        <source>zone.hit-points</source>
        <translation>Hit points</translation>
    </message>
    <message numerus="yes">
        <source>zone.hit-points.count</source>
        <translation>
            <numerusform>Hit points: %n die left.</numerusform>
            <numerusform>Hit points: %n dice left.</numerusform>
        </translation>
    </message>
    <message>
        <source>zone.war</source>
        <translation>War’s card</translation>
    </message>
    <message>
        <source>zone.spoils</source>
        <translation>The cards of this war</translation>
    </message>
    <message>
        <source>zone.own-deck</source>
        <translation>%1’s deck</translation>
    </message>
    <message>
        <source>zone.turned-up</source>
        <translation>%1’s card</translation>
    </message>
    <message>
        <source>move.roll</source>
        <translation>Roll a hit-point die</translation>
    </message>
    <message>
        <source>move.roll.hint</source>
        <translation>Its pips are added to your card. If that isn’t enough, the die is lost.</translation>
    </message>
    <message>
        <source>move.stand</source>
        <translation>Don’t roll</translation>
    </message>
    <message>
        <source>move.stand.hint</source>
        <translation>Costs one hit point, but War doesn’t get your card.</translation>
    </message>
    <message>
        <source>move.stand.hint-at-war</source>
        <translation>Costs nothing here. But if War wins, it gets the cards of this war.</translation>
    </message>
    <message>
        <source>move.accept</source>
        <translation>Leave the die as it is</translation>
    </message>
    <message>
        <source>move.accept.hint</source>
        <translation>Not enough: the die is lost.</translation>
    </message>
    <message>
        <source>move.give</source>
        <translation>To %1’s deck</translation>
    </message>
    <message>
        <source>move.give.hint</source>
        <translation>The card goes face down to the bottom.</translation>
    </message>
    <message numerus="yes">
        <source>event.turn-began</source>
        <translation>
            <numerusform>Turn %2.</numerusform>
            <numerusform>Turn %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.war-turns-up</source>
        <translation>War turns up the %2.</translation>
    </message>
    <message>
        <source>event.turns-up</source>
        <translation>%1 turns up the %2.</translation>
    </message>
    <message>
        <source>event.turns-up.short</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.war-cheats</source>
        <translation>Beaten by everybody, War cheats! All cards go, and new ones are turned up.</translation>
    </message>
    <message>
        <source>event.goes-to-war</source>
        <translation>A tie: %1 goes to war!</translation>
    </message>
    <message>
        <source>event.goes-to-war.short</source>
        <translation>To war!</translation>
    </message>
    <message>
        <source>event.has-no-card</source>
        <translation>%1 has no card left, and fights with nothing.</translation>
    </message>
    <message>
        <source>event.has-no-card.short</source>
        <translation>No card</translation>
    </message>
    <message numerus="yes">
        <source>event.rolled</source>
        <translation>
            <numerusform>%1 rolls a %2: %3 in all.</numerusform>
            <numerusform>%1 rolls a %2: %3 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.rolled.same</source>
        <translation>
            <numerusform>%1 rolls a %2: %3 in all.</numerusform>
            <numerusform>%1 rolls a %2: %3 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.rolled.short</source>
        <translation>
            <numerusform>Rolls %2</numerusform>
            <numerusform>Rolls %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.beats</source>
        <translation>
            <numerusform>%1 beats War, %2 to %3!</numerusform>
            <numerusform>%1 beats War, %2 to %3!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.beats.short</source>
        <translation>
            <numerusform>Beats War</numerusform>
            <numerusform>Beats War</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.ties</source>
        <translation>
            <numerusform>%1 draws level at %2.</numerusform>
            <numerusform>%1 draws level at %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.ties.short</source>
        <translation>
            <numerusform>Draws level</numerusform>
            <numerusform>Draws level</numerusform>
        </translation>
    </message>
    <message>
        <source>event.spared</source>
        <translation>%1 is spared.</translation>
    </message>
    <message>
        <source>event.spared.short</source>
        <translation>Spared</translation>
    </message>
    <message numerus="yes">
        <source>event.loses-die</source>
        <translation>
            <numerusform>A hit point is gone: %n left.</numerusform>
            <numerusform>A hit point is gone: %n left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.loses-die.none</source>
        <translation>
            <numerusform>The last hit point is gone.</numerusform>
            <numerusform>The last hit point is gone.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.loses-card</source>
        <translation>War takes the %2.</translation>
    </message>
    <message>
        <source>event.loses-card.short</source>
        <translation>Loses a card</translation>
    </message>
    <message>
        <source>event.stands</source>
        <translation>%1 doesn’t roll.</translation>
    </message>
    <message>
        <source>event.stands.short</source>
        <translation>Doesn’t roll</translation>
    </message>
    <message numerus="yes">
        <source>event.reshuffled</source>
        <translation>
            <numerusform>War has nothing left to turn up: %n discard is its new deck.</numerusform>
            <numerusform>War has nothing left to turn up: %n discards are its new deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.war-takes</source>
        <translation>
            <numerusform>War wins this one and takes %n card.</numerusform>
            <numerusform>War wins this one and takes %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.wins-cards</source>
        <translation>
            <numerusform>%1 wins the war and %n card!</numerusform>
            <numerusform>%1 wins the war and %n cards!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.wins-cards.short</source>
        <translation>
            <numerusform>Wins the war</numerusform>
            <numerusform>Wins the war</numerusform>
        </translation>
    </message>
    <message>
        <source>event.gave</source>
        <translation>%1 sends a card to %2’s deck.</translation>
    </message>
    <message>
        <source>event.gave.same</source>
        <translation>%1 keeps a card.</translation>
    </message>
    <message>
        <source>ask.choose</source>
        <translation>%1: War is higher. What will you do?</translation>
    </message>
    <message>
        <source>wait.choose</source>
        <translation>%1 is up against War.</translation>
    </message>
    <message>
        <source>why.choose</source>
        <translation>A helper can change your card; a hit-point die adds its pips.</translation>
    </message>
    <message>
        <source>ask.die-rolled</source>
        <translation>%1: will a helper change the die?</translation>
    </message>
    <message>
        <source>wait.die-rolled</source>
        <translation>%1 is looking at the die.</translation>
    </message>
    <message>
        <source>why.die-rolled</source>
        <translation>It isn’t enough yet. Leave it, and the die is lost.</translation>
    </message>
    <message>
        <source>ask.share</source>
        <translation>%1: whose deck gets the next card?</translation>
    </message>
    <message>
        <source>wait.share</source>
        <translation>%1 is sharing out the cards.</translation>
    </message>
    <message>
        <source>why.share</source>
        <translation>Nobody sees them. A deck that runs out can’t fight any more.</translation>
    </message>
    <message>
        <source>ending.war-is-empty</source>
        <translation>War has no cards left.</translation>
    </message>
    <message>
        <source>ending.no-dice</source>
        <translation>No hit points left.</translation>
    </message>
    <message>
        <source>ending.no-cards</source>
        <translation>No cards left.</translation>
    </message>
</context>
</TS>
