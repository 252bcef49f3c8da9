<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>bomber</name>
    <message>
        <source>title</source>
        <translation>Bomber!</translation>
    </message>
    <message>
        <source>tagline</source>
        <translation>One line, one bomb, and you are on it.</translation>
    </message>
    <message numerus="yes">
        <source>points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>piece.sapper-0</source>
        <translation>Sapper 1</translation>
    </message>
    <message>
        <source>piece.sapper-0.rule</source>
        <translation>A post of this sapper: 1 damage when it is blasted. Face down, the sapper is out.</translation>
    </message>
    <message>
        <source>piece.sapper-1</source>
        <translation>Sapper 2</translation>
    </message>
    <message>
        <source>piece.sapper-1.rule</source>
        <translation>A post of this sapper: 1 damage when it is blasted. Face down, the sapper is out.</translation>
    </message>
    <message>
        <source>piece.sapper-2</source>
        <translation>Sapper 3</translation>
    </message>
    <message>
        <source>piece.sapper-2.rule</source>
        <translation>A post of this sapper: 1 damage when it is blasted. Face down, the sapper is out.</translation>
    </message>
    <message>
        <source>piece.sapper-3</source>
        <translation>Sapper 4</translation>
    </message>
    <message>
        <source>piece.sapper-3.rule</source>
        <translation>A post of this sapper: 1 damage when it is blasted. Face down, the sapper is out.</translation>
    </message>
    <message>
        <source>piece.sapper-4</source>
        <translation>Sapper 5</translation>
    </message>
    <message>
        <source>piece.sapper-4.rule</source>
        <translation>A post of this sapper: 1 damage when it is blasted. Face down, the sapper is out.</translation>
    </message>
    <message>
        <source>piece.sapper-5</source>
        <translation>Sapper 6</translation>
    </message>
    <message>
        <source>piece.sapper-5.rule</source>
        <translation>A post of this sapper: 1 damage when it is blasted. Face down, the sapper is out.</translation>
    </message>
    <message>
        <source>piece.target</source>
        <translation>Target</translation>
    </message>
    <message>
        <source>piece.target.rule</source>
        <translation>The post from which the blast spreads.</translation>
    </message>
    <message>
        <source>piece.1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>piece.2</source>
        <translation>2</translation>
    </message>
    <message>
        <source>piece.3</source>
        <translation>3</translation>
    </message>
    <message>
        <source>piece.4</source>
        <translation>4</translation>
    </message>
    <message>
        <source>piece.5</source>
        <translation>5</translation>
    </message>
    <message>
        <source>piece.6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>post.2</source>
        <translation>Front Line</translation>
    </message>
    <message>
        <source>post.2.rule</source>
        <translation>Where the bullets fly.</translation>
    </message>
    <message>
        <source>post.3</source>
        <translation>Infantry</translation>
    </message>
    <message>
        <source>post.3.rule</source>
        <translation>Rifles, mud and blisters.</translation>
    </message>
    <message>
        <source>post.4</source>
        <translation>Armour</translation>
    </message>
    <message>
        <source>post.4.rule</source>
        <translation>A heap of steel on tracks.</translation>
    </message>
    <message>
        <source>post.5</source>
        <translation>Forward</translation>
    </message>
    <message>
        <source>post.5.rule</source>
        <translation>They hold on, come what may.</translation>
    </message>
    <message>
        <source>post.6</source>
        <translation>Signals</translation>
    </message>
    <message>
        <source>post.6.rule</source>
        <translation>Dot, dash. Nobody moves without them.</translation>
    </message>
    <message>
        <source>post.7</source>
        <translation>Transit</translation>
    </message>
    <message>
        <source>post.7.rule</source>
        <translation>On the road to the war.</translation>
    </message>
    <message>
        <source>post.8</source>
        <translation>Transport</translation>
    </message>
    <message>
        <source>post.8.rule</source>
        <translation>Carts and crates, mile after mile.</translation>
    </message>
    <message>
        <source>post.9</source>
        <translation>Rations</translation>
    </message>
    <message>
        <source>post.9.rule</source>
        <translation>Beans and petrol. No smoking.</translation>
    </message>
    <message>
        <source>post.10</source>
        <translation>Press</translation>
    </message>
    <message>
        <source>post.10.rule</source>
        <translation>Good news, whatever happens.</translation>
    </message>
    <message>
        <source>post.11</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>post.11.rule</source>
        <translation>Sandbags, well behind the line.</translation>
    </message>
    <message>
        <source>post.12</source>
        <translation>Command</translation>
    </message>
    <message>
        <source>post.12.rule</source>
        <translation>A map, and a phone that never stops ringing.</translation>
    </message>
    <message>
        <source>skill.long-throw</source>
        <translation>Long Throw</translation>
    </message>
    <message>
        <source>skill.long-throw.rule</source>
        <translation>Once: just before anyone’s check, roll a die. You may move the target up to that many posts, either way.</translation>
    </message>
    <message>
        <source>skill.long-throw.uses</source>
        <translation>once</translation>
    </message>
    <message>
        <source>skill.fine-tuning</source>
        <translation>Fine Tuning</translation>
    </message>
    <message>
        <source>skill.fine-tuning.rule</source>
        <translation>Three times: just before anyone’s check, move the target to a neighbouring post.</translation>
    </message>
    <message>
        <source>skill.fine-tuning.uses</source>
        <translation>3 times</translation>
    </message>
    <message>
        <source>skill.powder</source>
        <translation>More Powder</translation>
    </message>
    <message>
        <source>skill.powder.rule</source>
        <translation>Your own checks always get +1.</translation>
    </message>
    <message>
        <source>skill.powder.uses</source>
        <translation>always</translation>
    </message>
    <message>
        <source>skill.bearings</source>
        <translation>Ball Bearings</translation>
    </message>
    <message>
        <source>skill.bearings.rule</source>
        <translation>Each sapper your blast hurts takes 1 more damage. So do you, if it hurts you.</translation>
    </message>
    <message>
        <source>skill.bearings.uses</source>
        <translation>always</translation>
    </message>
    <message>
        <source>skill.fever</source>
        <translation>Fever!</translation>
    </message>
    <message>
        <source>skill.fever.rule</source>
        <translation>Once: just before your own check, add a die.</translation>
    </message>
    <message>
        <source>skill.fever.uses</source>
        <translation>once</translation>
    </message>
    <message>
        <source>skill.extinguisher</source>
        <translation>Extinguisher</translation>
    </message>
    <message>
        <source>skill.extinguisher.rule</source>
        <translation>Once: just after anyone’s check, set one of the dice to any face.</translation>
    </message>
    <message>
        <source>skill.extinguisher.uses</source>
        <translation>once</translation>
    </message>
    <message>
        <source>part.solo</source>
        <translation>The session</translation>
    </message>
    <message>
        <source>part.middle</source>
        <translation>The middle part</translation>
    </message>
    <message>
        <source>part.climax</source>
        <translation>The climax</translation>
    </message>
    <message>
        <source>thing.taken</source>
        <translation>HP taken from others</translation>
    </message>
    <message>
        <source>thing.hp</source>
        <translation>HP left</translation>
    </message>
    <message>
        <source>zone.sheet</source>
        <translation>%1’s sapper, still a secret</translation>
    </message>
    <message>
        <source>zone.post-2</source>
        <translation>2 Front Line</translation>
    </message>
    <message>
        <source>zone.post-3</source>
        <translation>3 Infantry</translation>
    </message>
    <message>
        <source>zone.post-4</source>
        <translation>4 Armour</translation>
    </message>
    <message>
        <source>zone.post-5</source>
        <translation>5 Forward</translation>
    </message>
    <message>
        <source>zone.post-6</source>
        <translation>6 Signals</translation>
    </message>
    <message>
        <source>zone.post-7</source>
        <translation>7 Transit</translation>
    </message>
    <message>
        <source>zone.post-8</source>
        <translation>8 Transport</translation>
    </message>
    <message>
        <source>zone.post-9</source>
        <translation>9 Rations</translation>
    </message>
    <message>
        <source>zone.post-10</source>
        <translation>10 Press</translation>
    </message>
    <message>
        <source>zone.post-11</source>
        <translation>11 Base</translation>
    </message>
    <message>
        <source>zone.post-12</source>
        <translation>12 Command</translation>
    </message>
    <message>
        <source>zone.dice</source>
        <translation>Dice on the table</translation>
    </message>
    <message>
        <source>option.mode</source>
        <translation>Session</translation>
    </message>
    <message>
        <source>option.mode.why</source>
        <translation>Single: 3 posts, 1 skill. Twelve: 6 posts, 3 skills; the middle part lasts 3 cycles, and both means a middle part, then a climax with fresh HP.</translation>
    </message>
    <message>
        <source>option.mode.solo</source>
        <translation>Single</translation>
    </message>
    <message>
        <source>option.mode.twelve-middle</source>
        <translation>Twelve: middle</translation>
    </message>
    <message>
        <source>option.mode.twelve-climax</source>
        <translation>Twelve: climax</translation>
    </message>
    <message>
        <source>option.mode.twelve</source>
        <translation>Twelve: both</translation>
    </message>
    <message>
        <source>option.hp</source>
        <translation>HP</translation>
    </message>
    <message>
        <source>option.hp.why</source>
        <translation>Tough: three times the number of sappers (twice with six posts), but at least 6. Usual from four players on, or most sessions end with nobody left.</translation>
    </message>
    <message>
        <source>option.hp.6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>option.hp.tough</source>
        <translation>Tough</translation>
    </message>
    <message>
        <source>option.reach</source>
        <translation>Reach of a blast</translation>
    </message>
    <message>
        <source>option.reach.why</source>
        <translation>Shorter afar: each step from the target to your nearest post takes 1 off the reach. Always full: it is the same wherever you aim.</translation>
    </message>
    <message>
        <source>option.reach.substitute</source>
        <translation>Shorter afar</translation>
    </message>
    <message>
        <source>option.reach.target</source>
        <translation>Always full</translation>
    </message>
    <message>
        <source>move.post</source>
        <translation>Choose %1</translation>
    </message>
    <message>
        <source>move.skill</source>
        <translation>Choose %1</translation>
    </message>
    <message>
        <source>move.aim</source>
        <translation>Aim at %1</translation>
    </message>
    <message>
        <source>move.aim.hint</source>
        <translation>The blast spreads from here, both ways.</translation>
    </message>
    <message>
        <source>move.tune</source>
        <translation>Fine Tuning: to %1</translation>
    </message>
    <message>
        <source>move.tune.hint</source>
        <translation>Moves the target by one post.</translation>
    </message>
    <message>
        <source>move.long-throw</source>
        <translation>Long Throw</translation>
    </message>
    <message>
        <source>move.long-throw.hint</source>
        <translation>Roll a die first, then choose where the target goes.</translation>
    </message>
    <message>
        <source>move.fever</source>
        <translation>Fever!</translation>
    </message>
    <message>
        <source>move.fever.hint</source>
        <translation>One more die, for this check only.</translation>
    </message>
    <message>
        <source>move.shift</source>
        <translation>Drop it at %1</translation>
    </message>
    <message numerus="yes">
        <source>move.turn-die</source>
        <translation>
            <numerusform>Turn a %1 into a %2</numerusform>
            <numerusform>Turn a %1 into a %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move.turn-die.hint</source>
        <translation>
            <numerusform>Two 6s make a special, two 1s a fumble.</numerusform>
            <numerusform>Two 6s make a special, two 1s a fumble.</numerusform>
        </translation>
    </message>
    <message>
        <source>move.pass</source>
        <translation>Pass</translation>
    </message>
    <message>
        <source>move.pass.hint</source>
        <translation>You do nothing more at this moment.</translation>
    </message>
    <message numerus="yes">
        <source>event.making</source>
        <translation>
            <numerusform>Sappers wanted! Posts: %2. Skills: %3. HP: %4.</numerusform>
            <numerusform>Sappers wanted! Posts: %2. Skills: %3. HP: %4.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.made</source>
        <translation>%1 is in position.</translation>
    </message>
    <message>
        <source>event.made.short</source>
        <translation>Ready</translation>
    </message>
    <message>
        <source>event.stands</source>
        <translation>%1 serves with %2, %3 and %4.</translation>
    </message>
    <message>
        <source>event.has-skill</source>
        <translation>%2 is what %1 is known for.</translation>
    </message>
    <message numerus="yes">
        <source>event.part-began</source>
        <translation>
            <numerusform>%2 begins: %n cycle.</numerusform>
            <numerusform>%2 begins: %n cycles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.cycle-began</source>
        <translation>
            <numerusform>Cycle %2 of %3.</numerusform>
            <numerusform>Cycle %2 of %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.initiative</source>
        <translation>
            <numerusform>%1 rolls %2%3 for the order.</numerusform>
            <numerusform>%1 rolls %2%3 for the order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.initiative.short</source>
        <translation>
            <numerusform>Order %2%3</numerusform>
            <numerusform>Order %2%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.rolled-again</source>
        <translation>
            <numerusform>A tie! %1 rolls again: %2%3.</numerusform>
            <numerusform>A tie! %1 rolls again: %2%3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.rolled-again.short</source>
        <translation>
            <numerusform>Order %2%3</numerusform>
            <numerusform>Order %2%3</numerusform>
        </translation>
    </message>
    <message>
        <source>event.acting</source>
        <translation>%1 moves up.</translation>
    </message>
    <message>
        <source>event.aimed</source>
        <translation>%1 takes aim at %2.</translation>
    </message>
    <message>
        <source>event.aimed.short</source>
        <translation>Aims at %2</translation>
    </message>
    <message numerus="yes">
        <source>event.threw-long</source>
        <translation>
            <numerusform>A long throw! %1 winds up and rolls a %2.</numerusform>
            <numerusform>A long throw! %1 winds up and rolls a %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.threw-long.short</source>
        <translation>
            <numerusform>Long Throw</numerusform>
            <numerusform>Long Throw</numerusform>
        </translation>
    </message>
    <message>
        <source>event.shifted</source>
        <translation>It comes down at %3.</translation>
    </message>
    <message>
        <source>event.tuned</source>
        <translation>A nudge from %1: from %2 to %3.</translation>
    </message>
    <message>
        <source>event.tuned.short</source>
        <translation>Fine Tuning</translation>
    </message>
    <message>
        <source>event.fever</source>
        <translation>%1 catches the fever: one more die!</translation>
    </message>
    <message>
        <source>event.fever.short</source>
        <translation>Fever!</translation>
    </message>
    <message numerus="yes">
        <source>event.rolled</source>
        <translation>
            <numerusform>%1 lights the fuse: %2, %3, %4...</numerusform>
            <numerusform>%1 lights the fuse: %2, %3, %4...</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.rolled.none</source>
        <translation>
            <numerusform>%1 lights the fuse: %2, %3...</numerusform>
            <numerusform>%1 lights the fuse: %2, %3...</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.turned-die</source>
        <translation>
            <numerusform>Psssh! %1 turns a %2 into a %3.</numerusform>
            <numerusform>Psssh! %1 turns a %2 into a %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.turned-die.short</source>
        <translation>
            <numerusform>Extinguisher</numerusform>
            <numerusform>Extinguisher</numerusform>
        </translation>
    </message>
    <message>
        <source>event.special</source>
        <translation>Special! The line goes up from end to end.</translation>
    </message>
    <message>
        <source>event.special.short</source>
        <translation>Special!</translation>
    </message>
    <message>
        <source>event.fumble</source>
        <translation>Fumble! The fuse fizzles out.</translation>
    </message>
    <message>
        <source>event.fumble.short</source>
        <translation>Fumble!</translation>
    </message>
    <message numerus="yes">
        <source>event.achieved</source>
        <translation>
            <numerusform>... %2 in all, against %3.</numerusform>
            <numerusform>... %2 in all, against %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.no-blast</source>
        <translation>No blast. Just a wisp of smoke.</translation>
    </message>
    <message>
        <source>event.no-blast.short</source>
        <translation>No blast</translation>
    </message>
    <message>
        <source>event.blasted</source>
        <translation>Boom! From %2 to %3, nothing but dust.</translation>
    </message>
    <message>
        <source>event.blasted.same</source>
        <translation>Boom! %2, and nothing else, goes up in dust.</translation>
    </message>
    <message>
        <source>event.hit-nobody</source>
        <translation>Nobody was there.</translation>
    </message>
    <message numerus="yes">
        <source>event.hit</source>
        <translation>
            <numerusform>%1 is hit for %2. HP left: %3.</numerusform>
            <numerusform>%1 is hit for %2. HP left: %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.hit.short</source>
        <translation>
            <numerusform>−%2 HP</numerusform>
            <numerusform>−%2 HP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.scored</source>
        <translation>
            <numerusform>%1 scores %n point, %3 in all.</numerusform>
            <numerusform>%1 scores %n points, %3 in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.scored.short</source>
        <translation>
            <numerusform>+%2 point</numerusform>
            <numerusform>+%2 points</numerusform>
        </translation>
    </message>
    <message>
        <source>event.out</source>
        <translation>%1 is out of the war.</translation>
    </message>
    <message>
        <source>event.out.short</source>
        <translation>Out</translation>
    </message>
    <message>
        <source>event.part-over</source>
        <translation>%2 is over. Catch your breath.</translation>
    </message>
    <message>
        <source>event.ended</source>
        <translation>The guns fall silent.</translation>
    </message>
    <message>
        <source>ask.make</source>
        <translation>%1: make your sapper.</translation>
    </message>
    <message>
        <source>wait.make</source>
        <translation>Somebody is still making a sapper.</translation>
    </message>
    <message>
        <source>why.make</source>
        <translation>Posts are where your sapper can be found, skills what it can do. Nobody sees yours until all are made.</translation>
    </message>
    <message>
        <source>ask.reveal</source>
        <translation>The sappers take their posts.</translation>
    </message>
    <message>
        <source>wait.reveal</source>
        <translation>The sappers take their posts.</translation>
    </message>
    <message>
        <source>why.reveal</source>
        <translation>Each marker is a post where a blast does its sapper 1 damage.</translation>
    </message>
    <message>
        <source>ask.order</source>
        <translation>The dice say who acts first.</translation>
    </message>
    <message>
        <source>wait.order</source>
        <translation>The dice say who acts first.</translation>
    </message>
    <message>
        <source>why.order</source>
        <translation>The smaller die is the tens, the larger the units. The highest acts first.</translation>
    </message>
    <message>
        <source>ask.aim</source>
        <translation>%1: where will it blow up?</translation>
    </message>
    <message>
        <source>wait.aim</source>
        <translation>%1 is taking aim.</translation>
    </message>
    <message>
        <source>why.aim</source>
        <translation>Any of the eleven posts. The better the roll, the further the blast spreads – to your own posts, too.</translation>
    </message>
    <message>
        <source>ask.before</source>
        <translation>%1: will you meddle before the roll?</translation>
    </message>
    <message>
        <source>wait.before</source>
        <translation>%1 may meddle.</translation>
    </message>
    <message>
        <source>why.before</source>
        <translation>The target can be moved until the dice roll.</translation>
    </message>
    <message>
        <source>ask.shift</source>
        <translation>%1: where does it come down?</translation>
    </message>
    <message>
        <source>wait.shift</source>
        <translation>%1 is choosing where it comes down.</translation>
    </message>
    <message>
        <source>why.shift</source>
        <translation>As far as the die says, either way, or not at all.</translation>
    </message>
    <message>
        <source>ask.after</source>
        <translation>%1: will you use the Extinguisher?</translation>
    </message>
    <message>
        <source>wait.after</source>
        <translation>%1 has a hand on the Extinguisher.</translation>
    </message>
    <message>
        <source>why.after</source>
        <translation>Set one of the dice to any face. Two 6s blast everything, two 1s nothing.</translation>
    </message>
    <message>
        <source>ask.blast</source>
        <translation>What comes of it?</translation>
    </message>
    <message>
        <source>wait.blast</source>
        <translation>What comes of it?</translation>
    </message>
    <message>
        <source>why.blast</source>
        <translation>As many posts either way as the roll beats the target number by.</translation>
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
        <translation>One left wins. If several are left, the most points win.</translation>
    </message>
    <message>
        <source>refusal.match-over</source>
        <translation>The match is over.</translation>
    </message>
    <message>
        <source>refusal.not-your-turn</source>
        <translation>It isn’t up to you at the moment.</translation>
    </message>
    <message>
        <source>refusal.already-made</source>
        <translation>You have made your sapper already.</translation>
    </message>
    <message>
        <source>refusal.not-now</source>
        <translation>You can’t do that right now.</translation>
    </message>
    <message>
        <source>refusal.no-such-post</source>
        <translation>There is no such post.</translation>
    </message>
    <message>
        <source>refusal.no-such-skill</source>
        <translation>There is no such skill.</translation>
    </message>
    <message>
        <source>refusal.not-ascending</source>
        <translation>Choose in the order of the list, and nothing twice.</translation>
    </message>
    <message>
        <source>refusal.no-room</source>
        <translation>That would leave too few to choose from for the rest.</translation>
    </message>
    <message>
        <source>refusal.next-door</source>
        <translation>Fine Tuning moves the target to a neighbouring post only.</translation>
    </message>
    <message>
        <source>refusal.too-far</source>
        <translation>That is further than the die says.</translation>
    </message>
    <message>
        <source>refusal.no-use</source>
        <translation>You can’t use that skill now.</translation>
    </message>
    <message>
        <source>refusal.no-such-die</source>
        <translation>No die shows that.</translation>
    </message>
    <message>
        <source>refusal.bad-face</source>
        <translation>Choose another face, from 1 to 6.</translation>
    </message>
    <message>
        <source>ending.last-one</source>
        <translation>Only one sapper is left.</translation>
    </message>
    <message>
        <source>ending.points</source>
        <translation>The last cycle is over.</translation>
    </message>
    <message>
        <source>ending.nobody</source>
        <translation>The last blast felled everyone who was left.</translation>
    </message>
    <message numerus="yes">
        <source>fact.cycle</source>
        <translation>
            <numerusform>Cycles begun: %n.</numerusform>
            <numerusform>Cycles begun: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.cycles</source>
        <translation>
            <numerusform>Cycles in all: %n.</numerusform>
            <numerusform>Cycles in all: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.check-dice</source>
        <translation>
            <numerusform>The check is rolled with %n die.</numerusform>
            <numerusform>The check is rolled with %n dice.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.hp</source>
        <translation>
            <numerusform>%1: %n HP.</numerusform>
            <numerusform>%1: %n HP.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.initiative</source>
        <translation>
            <numerusform>%1: %n for the order.</numerusform>
            <numerusform>%1: %n for the order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.long-throw</source>
        <translation>
            <numerusform>%1: Long Throw, %n use left.</numerusform>
            <numerusform>%1: Long Throw, %n uses left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.fine-tuning</source>
        <translation>
            <numerusform>%1: Fine Tuning, %n use left.</numerusform>
            <numerusform>%1: Fine Tuning, %n uses left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.powder</source>
        <translation>
            <numerusform>%1: More Powder.</numerusform>
            <numerusform>%1: More Powder.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.bearings</source>
        <translation>
            <numerusform>%1: Ball Bearings.</numerusform>
            <numerusform>%1: Ball Bearings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.fever</source>
        <translation>
            <numerusform>%1: Fever!, %n use left.</numerusform>
            <numerusform>%1: Fever!, %n uses left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fact.extinguisher</source>
        <translation>
            <numerusform>%1: Extinguisher, %n use left.</numerusform>
            <numerusform>%1: Extinguisher, %n uses left.</numerusform>
        </translation>
    </message>
</context>
</TS>
