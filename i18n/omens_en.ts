<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>omens</name>
    <message numerus="yes">
        <source>points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>piece.2c</source>
        <translation>2 of clubs</translation>
    </message>
    <message>
        <source>piece.3c</source>
        <translation>3 of clubs</translation>
    </message>
    <message>
        <source>piece.4c</source>
        <translation>4 of clubs</translation>
    </message>
    <message>
        <source>piece.5c</source>
        <translation>5 of clubs</translation>
    </message>
    <message>
        <source>piece.6c</source>
        <translation>6 of clubs</translation>
    </message>
    <message>
        <source>piece.7c</source>
        <translation>7 of clubs</translation>
    </message>
    <message>
        <source>piece.8c</source>
        <translation>8 of clubs</translation>
    </message>
    <message>
        <source>piece.9c</source>
        <translation>9 of clubs</translation>
    </message>
    <message>
        <source>piece.10c</source>
        <translation>10 of clubs</translation>
    </message>
    <message>
        <source>piece.11c</source>
        <translation>11 of clubs</translation>
    </message>
    <message>
        <source>piece.12c</source>
        <translation>12 of clubs</translation>
    </message>
    <message>
        <source>piece.13c</source>
        <translation>13 of clubs</translation>
    </message>
    <message>
        <source>piece.14c</source>
        <translation>1/14 of clubs</translation>
    </message>
    <message>
        <source>piece.2d</source>
        <translation>2 of diamonds</translation>
    </message>
    <message>
        <source>piece.3d</source>
        <translation>3 of diamonds</translation>
    </message>
    <message>
        <source>piece.4d</source>
        <translation>4 of diamonds</translation>
    </message>
    <message>
        <source>piece.5d</source>
        <translation>5 of diamonds</translation>
    </message>
    <message>
        <source>piece.6d</source>
        <translation>6 of diamonds</translation>
    </message>
    <message>
        <source>piece.7d</source>
        <translation>7 of diamonds</translation>
    </message>
    <message>
        <source>piece.8d</source>
        <translation>8 of diamonds</translation>
    </message>
    <message>
        <source>piece.9d</source>
        <translation>9 of diamonds</translation>
    </message>
    <message>
        <source>piece.10d</source>
        <translation>10 of diamonds</translation>
    </message>
    <message>
        <source>piece.11d</source>
        <translation>11 of diamonds</translation>
    </message>
    <message>
        <source>piece.12d</source>
        <translation>12 of diamonds</translation>
    </message>
    <message>
        <source>piece.13d</source>
        <translation>13 of diamonds</translation>
    </message>
    <message>
        <source>piece.14d</source>
        <translation>1/14 of diamonds</translation>
    </message>
    <message>
        <source>piece.2h</source>
        <translation>2 of hearts</translation>
    </message>
    <message>
        <source>piece.3h</source>
        <translation>3 of hearts</translation>
    </message>
    <message>
        <source>piece.4h</source>
        <translation>4 of hearts</translation>
    </message>
    <message>
        <source>piece.5h</source>
        <translation>5 of hearts</translation>
    </message>
    <message>
        <source>piece.6h</source>
        <translation>6 of hearts</translation>
    </message>
    <message>
        <source>piece.7h</source>
        <translation>7 of hearts</translation>
    </message>
    <message>
        <source>piece.8h</source>
        <translation>8 of hearts</translation>
    </message>
    <message>
        <source>piece.9h</source>
        <translation>9 of hearts</translation>
    </message>
    <message>
        <source>piece.10h</source>
        <translation>10 of hearts</translation>
    </message>
    <message>
        <source>piece.11h</source>
        <translation>11 of hearts</translation>
    </message>
    <message>
        <source>piece.12h</source>
        <translation>12 of hearts</translation>
    </message>
    <message>
        <source>piece.13h</source>
        <translation>13 of hearts</translation>
    </message>
    <message>
        <source>piece.14h</source>
        <translation>1/14 of hearts</translation>
    </message>
    <message>
        <source>piece.2s</source>
        <translation>2 of spades</translation>
    </message>
    <message>
        <source>piece.3s</source>
        <translation>3 of spades</translation>
    </message>
    <message>
        <source>piece.4s</source>
        <translation>4 of spades</translation>
    </message>
    <message>
        <source>piece.5s</source>
        <translation>5 of spades</translation>
    </message>
    <message>
        <source>piece.6s</source>
        <translation>6 of spades</translation>
    </message>
    <message>
        <source>piece.7s</source>
        <translation>7 of spades</translation>
    </message>
    <message>
        <source>piece.8s</source>
        <translation>8 of spades</translation>
    </message>
    <message>
        <source>piece.9s</source>
        <translation>9 of spades</translation>
    </message>
    <message>
        <source>piece.10s</source>
        <translation>10 of spades</translation>
    </message>
    <message>
        <source>piece.11s</source>
        <translation>11 of spades</translation>
    </message>
    <message>
        <source>piece.12s</source>
        <translation>12 of spades</translation>
    </message>
    <message>
        <source>piece.13s</source>
        <translation>13 of spades</translation>
    </message>
    <message>
        <source>piece.14s</source>
        <translation>1/14 of spades</translation>
    </message>
    <message>
        <source>piece.bookseller</source>
        <translation>The Bookseller</translation>
    </message>
    <message>
        <source>piece.bookseller.rule</source>
        <translation>Card: +1 or −1. Die: +1 or −1.</translation>
    </message>
    <message>
        <source>piece.driver</source>
        <translation>The Driver</translation>
    </message>
    <message>
        <source>piece.driver.rule</source>
        <translation>Card: +2 or −2. Die: +2 or −2.</translation>
    </message>
    <message>
        <source>piece.boy</source>
        <translation>The Boy</translation>
    </message>
    <message>
        <source>piece.boy.rule</source>
        <translation>Card: any value. Die: any face.</translation>
    </message>
    <message>
        <source>piece.hound</source>
        <translation>The Hound</translation>
    </message>
    <message>
        <source>piece.hound.rule</source>
        <translation>Card: +3. Die: roll it again.</translation>
    </message>
    <message>
        <source>piece.witch</source>
        <translation>The Witch</translation>
    </message>
    <message>
        <source>piece.witch.rule</source>
        <translation>Card: discard it, and the deck’s top card takes its place. Dice: roll any of them again.</translation>
    </message>
    <message>
        <source>piece.witch-hunter</source>
        <translation>The Witch-hunter</translation>
    </message>
    <message>
        <source>piece.witch-hunter.rule</source>
        <translation>Card: any suit. Die: turn it over, so that 1 becomes 6, 2 becomes 5, 3 becomes 4.</translation>
    </message>
    <message>
        <source>piece.sergeant</source>
        <translation>The Sergeant</translation>
    </message>
    <message>
        <source>piece.sergeant.rule</source>
        <translation>Card: −3. Die: −1, −2 or −3.</translation>
    </message>
    <message>
        <source>piece.medium</source>
        <translation>The Medium</translation>
    </message>
    <message>
        <source>piece.medium.rule</source>
        <translation>Card: takes the number of another face-up card in play. Die: takes the face of another die of the roll.</translation>
    </message>
    <message>
        <source>piece.prophet</source>
        <translation>The Prophet</translation>
    </message>
    <message>
        <source>piece.prophet.rule</source>
        <translation>Cards: look at the deck’s top three and put them back in any order. Dice: roll one more, then leave one out.</translation>
    </message>
    <message>
        <source>piece.postman</source>
        <translation>The Postman</translation>
    </message>
    <message>
        <source>piece.postman.rule</source>
        <translation>Card: swap it with another face-up card. Die: +1, −1 or turn it over.</translation>
    </message>
    <message>
        <source>piece.gabriel</source>
        <translation>Gabriel</translation>
    </message>
    <message>
        <source>piece.gabriel.rule</source>
        <translation>Whenever the start seat’s turn begins, the deck’s top card leaves the game unseen.</translation>
    </message>
    <message>
        <source>piece.beelzebub</source>
        <translation>Beelzebub</translation>
    </message>
    <message>
        <source>piece.beelzebub.rule</source>
        <translation>Whenever the start seat’s turn begins, the top card of the highest pile is discarded.</translation>
    </message>
    <message>
        <source>piece.prophecy-two-pair</source>
        <translation>two pair</translation>
    </message>
    <message>
        <source>piece.prophecy-three-of-a-kind</source>
        <translation>three of a kind</translation>
    </message>
    <message>
        <source>piece.prophecy-straight</source>
        <translation>straight</translation>
    </message>
    <message>
        <source>piece.prophecy-flush</source>
        <translation>flush</translation>
    </message>
    <message>
        <source>piece.prophecy-full-house</source>
        <translation>full house</translation>
    </message>
    <message>
        <source>piece.prophecy-four-of-a-kind</source>
        <translation>four of a kind</translation>
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
        <source>category.high-card</source>
        <translation>high card</translation>
    </message>
    <message>
        <source>category.one-pair</source>
        <translation>one pair</translation>
    </message>
    <message>
        <source>category.two-pair</source>
        <translation>two pair</translation>
    </message>
    <message>
        <source>category.three-of-a-kind</source>
        <translation>three of a kind</translation>
    </message>
    <message>
        <source>category.straight</source>
        <translation>straight</translation>
    </message>
    <message>
        <source>category.flush</source>
        <translation>flush</translation>
    </message>
    <message>
        <source>category.full-house</source>
        <translation>full house</translation>
    </message>
    <message>
        <source>category.four-of-a-kind</source>
        <translation>four of a kind</translation>
    </message>
    <message>
        <source>category.straight-flush</source>
        <translation>straight flush</translation>
    </message>
    <message>
        <source>spot.0</source>
        <translation>1</translation>
    </message>
    <message>
        <source>spot.1</source>
        <translation>2</translation>
    </message>
    <message>
        <source>spot.2</source>
        <translation>3</translation>
    </message>
    <message>
        <source>spot.3</source>
        <translation>4</translation>
    </message>
    <message>
        <source>spot.4</source>
        <translation>5</translation>
    </message>
    <message>
        <source>spot.5</source>
        <translation>6</translation>
    </message>
    <message>
        <source>spot.6</source>
        <translation>7</translation>
    </message>
    <message>
        <source>spot.7</source>
        <translation>8</translation>
    </message>
    <message>
        <source>spot.8</source>
        <translation>9</translation>
    </message>
    <message>
        <source>spot.9</source>
        <translation>10</translation>
    </message>
    <message>
        <source>spot.10</source>
        <translation>11</translation>
    </message>
    <message>
        <source>spot.11</source>
        <translation>12</translation>
    </message>
    <message>
        <source>spot.12</source>
        <translation>13</translation>
    </message>
    <message>
        <source>spot.13</source>
        <translation>14</translation>
    </message>
    <message>
        <source>spot.14</source>
        <translation>15</translation>
    </message>
    <message>
        <source>spot.15</source>
        <translation>16</translation>
    </message>
    <message>
        <source>spot.16</source>
        <translation>17</translation>
    </message>
    <message>
        <source>spot.17</source>
        <translation>18</translation>
    </message>
    <message>
        <source>spot.18</source>
        <translation>19</translation>
    </message>
    <message>
        <source>spot.19</source>
        <translation>20</translation>
    </message>
    <message>
        <source>option.difficulty</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>option.difficulty.why</source>
        <translation>How many helpers come to the table: fewer is harder.</translation>
    </message>
    <message>
        <source>option.difficulty.easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>difficulty.easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>option.difficulty.normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>difficulty.normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>option.difficulty.hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>difficulty.hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>option.difficulty.ineffable</source>
        <translation>Ineffable</translation>
    </message>
    <message>
        <source>difficulty.ineffable</source>
        <translation>Ineffable</translation>
    </message>
    <message>
        <source>set.helpers</source>
        <translation>Helpers at the table</translation>
    </message>
    <message>
        <source>option.adversary</source>
        <translation>Adversary</translation>
    </message>
    <message>
        <source>option.adversary.off</source>
        <translation>Stays away</translation>
    </message>
    <message>
        <source>option.adversary.on</source>
        <translation>Joins in</translation>
    </message>
    <message>
        <source>zone.deck</source>
        <translation>The deck</translation>
    </message>
    <message>
        <source>zone.discards</source>
        <translation>The discards</translation>
    </message>
    <message>
        <source>zone.helpers</source>
        <translation>Helpers</translation>
    </message>
    <message>
        <source>zone.spent</source>
        <translation>Helpers already used</translation>
    </message>
    <message>
        <source>zone.dice</source>
        <translation>The roll</translation>
    </message>
    <message>
        <source>zone.extra-die</source>
        <translation>The Prophet’s die</translation>
    </message>
    <message>
        <source>move.use-card</source>
        <translation>%1: change card %2</translation>
    </message>
    <message>
        <source>move.use-card.hint</source>
        <translation>A helper can be used once in a battle, for one of its powers.</translation>
    </message>
    <message>
        <source>move.use-die</source>
        <translation>%1: change die %2</translation>
    </message>
    <message>
        <source>move.use-die.hint</source>
        <translation>A helper can be used once in a battle, for one of its powers.</translation>
    </message>
    <message>
        <source>move.change-to</source>
        <translation>Make it %1</translation>
    </message>
    <message numerus="yes">
        <source>move.swap-with</source>
        <translation>
            <numerusform>Swap them</numerusform>
            <numerusform>Swap them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move.put-back</source>
        <translation>
            <numerusform>Put them back in this order</numerusform>
            <numerusform>Put them back in this order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move.put-back.hint</source>
        <translation>
            <numerusform>The first one will be on top.</numerusform>
            <numerusform>The first one will be on top.</numerusform>
        </translation>
    </message>
    <message>
        <source>move.roll-too</source>
        <translation>Die %1 as well</translation>
    </message>
    <message>
        <source>move.roll-picked</source>
        <translation>Roll them again</translation>
    </message>
    <message>
        <source>move.leave-out</source>
        <translation>Leave out die %1</translation>
    </message>
    <message numerus="yes">
        <source>event.helpers-came</source>
        <translation>
            <numerusform>%n helper comes to the table.</numerusform>
            <numerusform>%n helpers come to the table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.helpers-came.none</source>
        <translation>
            <numerusform>No helper comes. You are on your own.</numerusform>
            <numerusform>No helper comes. You are on your own.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.start-roll</source>
        <translation>
            <numerusform>%1 rolls %2, %3 and %4.</numerusform>
            <numerusform>%1 rolls %2, %3 and %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.start-roll.same</source>
        <translation>
            <numerusform>%1 rolls %2, %3 and %4.</numerusform>
            <numerusform>%1 rolls %2, %3 and %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>event.start-roll.short</source>
        <translation>
            <numerusform>%2 + %3 + %4</numerusform>
            <numerusform>%2 + %3 + %4</numerusform>
        </translation>
    </message>
    <message>
        <source>event.starts</source>
        <translation>%1 starts.</translation>
    </message>
    <message>
        <source>event.starts.short</source>
        <translation>Starts</translation>
    </message>
    <message>
        <source>event.used-card</source>
        <translation>%1 asks for help: %2.</translation>
    </message>
    <message>
        <source>event.used-card.short</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.used-die</source>
        <translation>%1 asks for help: %2.</translation>
    </message>
    <message>
        <source>event.used-die.short</source>
        <translation>%2</translation>
    </message>
    <message>
        <source>event.turned-up</source>
        <translation>%1 turns up the %2.</translation>
    </message>
    <message>
        <source>event.changed</source>
        <translation>%2 becomes %3.</translation>
    </message>
    <message>
        <source>event.swapped</source>
        <translation>The %2 and the %3 change places.</translation>
    </message>
    <message>
        <source>event.swapped.same</source>
        <translation>Two cards alike change places.</translation>
    </message>
    <message numerus="yes">
        <source>event.looked-at</source>
        <translation>
            <numerusform>%1 looks at the deck’s top card.</numerusform>
            <numerusform>%1 looks at the top %n cards.</numerusform>
        </translation>
    </message>
    <message>
        <source>event.saw</source>
        <translation>You see the %2.</translation>
    </message>
    <message>
        <source>event.was-put-back</source>
        <translation>%1 puts the cards back.</translation>
    </message>
    <message>
        <source>event.replaced</source>
        <translation>The %2 goes, the %3 comes.</translation>
    </message>
    <message>
        <source>event.rolled-again</source>
        <translation>The %2 is rolled again: %3.</translation>
    </message>
    <message>
        <source>event.rolled-again.same</source>
        <translation>The %2 is rolled again and stays a %3.</translation>
    </message>
    <message>
        <source>event.rolled-more</source>
        <translation>One more die: %2.</translation>
    </message>
    <message>
        <source>event.was-left-out</source>
        <translation>The %2 is left out.</translation>
    </message>
    <message>
        <source>event.won</source>
        <translation>The battle is won!</translation>
    </message>
    <message>
        <source>event.lost</source>
        <translation>The battle is lost.</translation>
    </message>
    <message>
        <source>ask.none</source>
        <translation>The battle goes on.</translation>
    </message>
    <message>
        <source>wait.none</source>
        <translation>The battle goes on.</translation>
    </message>
    <message>
        <source>why.none</source>
        <translation>All of you win together, or nobody does.</translation>
    </message>
    <message>
        <source>ask.change</source>
        <translation>%1: what should it become?</translation>
    </message>
    <message>
        <source>wait.change</source>
        <translation>%1 is choosing what it becomes.</translation>
    </message>
    <message>
        <source>why.change</source>
        <translation>The helper’s power is used now; choose its result.</translation>
    </message>
    <message>
        <source>ask.swap</source>
        <translation>%1: swap it with which card?</translation>
    </message>
    <message>
        <source>wait.swap</source>
        <translation>%1 is choosing a card to swap with.</translation>
    </message>
    <message>
        <source>why.swap</source>
        <translation>The Postman carries your card over there and brings that one back.</translation>
    </message>
    <message>
        <source>ask.order</source>
        <translation>%1: in which order do they go back?</translation>
    </message>
    <message>
        <source>wait.order</source>
        <translation>%1 is putting cards back on the deck.</translation>
    </message>
    <message>
        <source>why.order</source>
        <translation>Only you see them. The first one you name comes on top.</translation>
    </message>
    <message>
        <source>ask.reroll</source>
        <translation>%1: which dice again?</translation>
    </message>
    <message>
        <source>wait.reroll</source>
        <translation>%1 is picking dice to roll again.</translation>
    </message>
    <message>
        <source>why.reroll</source>
        <translation>Pick as many as you like, then roll them together.</translation>
    </message>
    <message>
        <source>ask.leave-out</source>
        <translation>%1: which die is left out?</translation>
    </message>
    <message>
        <source>wait.leave-out</source>
        <translation>%1 is choosing a die to leave out.</translation>
    </message>
    <message>
        <source>why.leave-out</source>
        <translation>There is one die too many now. The new one takes the place of the one you leave out.</translation>
    </message>
    <message>
        <source>ask.over</source>
        <translation>The battle is over.</translation>
    </message>
    <message>
        <source>wait.over</source>
        <translation>The battle is over.</translation>
    </message>
    <message>
        <source>why.over</source>
        <translation>All of you win together, or nobody does.</translation>
    </message>
    <message>
        <source>refusal.match-over</source>
        <translation>The battle is over.</translation>
    </message>
    <message>
        <source>refusal.not-your-turn</source>
        <translation>It isn’t up to you at the moment.</translation>
    </message>
    <message>
        <source>refusal.not-now</source>
        <translation>You can’t do that right now.</translation>
    </message>
    <message>
        <source>refusal.no-helper</source>
        <translation>That helper isn’t here, or has been used.</translation>
    </message>
    <message>
        <source>refusal.no-use</source>
        <translation>The helper can’t do anything there.</translation>
    </message>
</context>
</TS>
