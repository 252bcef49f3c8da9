#include "characters.h"

#include <QtGlobal>

#include <algorithm>

namespace bombshelf {

namespace {

using namespace style;

// clang-format off
constexpr std::array<Character, 10> all{{
    {.face = "miner", .name = QT_TRANSLATE_NOOP("Cast", "Rin"), .style = &bold,
     .introduction = QT_TRANSLATE_NOOP("Cast", "Bold: of two good ways she takes the wilder one"),
     .says = {{
         {{QT_TRANSLATE_NOOP("Banter", "Ooh, tense!"), QT_TRANSLATE_NOOP("Banter", "Here we go…")}}, // worried
         {{QT_TRANSLATE_NOOP("Banter", "Ow! Worth it!"), QT_TRANSLATE_NOOP("Banter", "Soot again…")}}, // hurt
         {{QT_TRANSLATE_NOOP("Banter", "Yes! Struck gold!"), QT_TRANSLATE_NOOP("Banter", "Knew it!")}}, // lucky
         {{QT_TRANSLATE_NOOP("Banter", "You all right?"), QT_TRANSLATE_NOOP("Banter", "Big boom!")}}, // rival
         {{QT_TRANSLATE_NOOP("Banter", "I won! Again?"), QT_TRANSLATE_NOOP("Banter", "Dig deep, win big!")}}, // won
         {{QT_TRANSLATE_NOOP("Banter", "Next time, then!"), QT_TRANSLATE_NOOP("Banter", "So close!")}}, // lost
     }}},
    {.face = "mole", .name = QT_TRANSLATE_NOOP("Cast", "Foreman Mole"), .style = &careful,
     .introduction = QT_TRANSLATE_NOOP("Cast", "Careful: of two good ways he takes the one without surprises"),
     .says = {{
         {{QT_TRANSLATE_NOOP("Banter", "Helmets on!"), QT_TRANSLATE_NOOP("Banter", "I don’t like this.")}}, // worried
         {{QT_TRANSLATE_NOOP("Banter", "My poor helmet!"), QT_TRANSLATE_NOOP("Banter", "Who signed this off?")}}, // hurt
         {{QT_TRANSLATE_NOOP("Banter", "By the book."), QT_TRANSLATE_NOOP("Banter", "Solid work.")}}, // lucky
         {{QT_TRANSLATE_NOOP("Banter", "Safety first!"), QT_TRANSLATE_NOOP("Banter", "That’s one report.")}}, // rival
         {{QT_TRANSLATE_NOOP("Banter", "Shift’s over. I win."), QT_TRANSLATE_NOOP("Banter", "Slow and safe.")}}, // won
         {{QT_TRANSLATE_NOOP("Banter", "Back to drills."), QT_TRANSLATE_NOOP("Banter", "Well dug, you.")}}, // lost
     }}},
    {.face = "cat", .name = QT_TRANSLATE_NOOP("Cast", "Goggles"), .style = &spender,
     .introduction = QT_TRANSLATE_NOOP("Cast", "Travels light: of two good ways she takes the one that leaves her less to carry"),
     .says = {{
         {{QT_TRANSLATE_NOOP("Banter", "My fur’s on end!"), QT_TRANSLATE_NOOP("Banter", "Hmm, smells odd.")}}, // worried
         {{QT_TRANSLATE_NOOP("Banter", "I have lives to spare."), QT_TRANSLATE_NOOP("Banter", "Not my tail!")}}, // hurt
         {{QT_TRANSLATE_NOOP("Banter", "Purr-fect!"), QT_TRANSLATE_NOOP("Banter", "On my feet!")}}, // lucky
         {{QT_TRANSLATE_NOOP("Banter", "Not me!"), QT_TRANSLATE_NOOP("Banter", "Singed whiskers!")}}, // rival
         {{QT_TRANSLATE_NOOP("Banter", "Cream for me!"), QT_TRANSLATE_NOOP("Banter", "Light paws win.")}}, // won
         {{QT_TRANSLATE_NOOP("Banter", "I was napping."), QT_TRANSLATE_NOOP("Banter", "Whatever. Nap?")}}, // lost
     }}},
    {.face = "owl", .name = QT_TRANSLATE_NOOP("Cast", "Professor Hoot"), .style = nullptr,
     .introduction = QT_TRANSLATE_NOOP("Cast", "Impartial: takes the way it has thought about most, and has no whims"),
     .says = {{
         {{QT_TRANSLATE_NOOP("Banter", "A curious case."), QT_TRANSLATE_NOOP("Banter", "Let me think…")}}, // worried
         {{QT_TRANSLATE_NOOP("Banter", "An outlier, surely."), QT_TRANSLATE_NOOP("Banter", "Noted. Ouch.")}}, // hurt
         {{QT_TRANSLATE_NOOP("Banter", "As calculated."), QT_TRANSLATE_NOOP("Banter", "Quite so!")}}, // lucky
         {{QT_TRANSLATE_NOOP("Banter", "Most instructive."), QT_TRANSLATE_NOOP("Banter", "I did warn you.")}}, // rival
         {{QT_TRANSLATE_NOOP("Banter", "Q.E.D."), QT_TRANSLATE_NOOP("Banter", "Class dismissed.")}}, // won
         {{QT_TRANSLATE_NOOP("Banter", "A fine paper!"), QT_TRANSLATE_NOOP("Banter", "I must recount.")}}, // lost
     }}},
    {.face = "badger", .name = QT_TRANSLATE_NOOP("Cast", "Old Badger"), .style = &collector,
     .introduction = QT_TRANSLATE_NOOP("Cast", "Keeps things: of two good ways he takes the one that leaves more before him"),
     .says = {{
         {{QT_TRANSLATE_NOOP("Banter", "Don’t like it."), QT_TRANSLATE_NOOP("Banter", "Hands off, you.")}}, // worried
         {{QT_TRANSLATE_NOOP("Banter", "My things!"), QT_TRANSLATE_NOOP("Banter", "Grmpf.")}}, // hurt
         {{QT_TRANSLATE_NOOP("Banter", "Mine, all mine."), QT_TRANSLATE_NOOP("Banter", "Heh. Keeping that.")}}, // lucky
         {{QT_TRANSLATE_NOOP("Banter", "Serves you right."), QT_TRANSLATE_NOOP("Banter", "Ha!")}}, // rival
         {{QT_TRANSLATE_NOOP("Banter", "Hoard well, win."), QT_TRANSLATE_NOOP("Banter", "Old paws, eh?")}}, // won
         {{QT_TRANSLATE_NOOP("Banter", "Take it. Once."), QT_TRANSLATE_NOOP("Banter", "Back to my den.")}}, // lost
     }}},
    {.face = "robot", .name = QT_TRANSLATE_NOOP("Cast", "Rivet"), .style = &scorer,
     .introduction = QT_TRANSLATE_NOOP("Cast", "Counts: of two good ways it takes the one with more points"),
     .says = {{
         {{QT_TRANSLATE_NOOP("Banter", "RISK: RISING."), QT_TRANSLATE_NOOP("Banter", "FAN AT FULL SPEED.")}}, // worried
         {{QT_TRANSLATE_NOOP("Banter", "ERROR. OUCH."), QT_TRANSLATE_NOOP("Banter", "REBOOTING…")}}, // hurt
         {{QT_TRANSLATE_NOOP("Banter", "POINTS: MORE."), QT_TRANSLATE_NOOP("Banter", "BEEP! JOY!")}}, // lucky
         {{QT_TRANSLATE_NOOP("Banter", "DAMAGE LOGGED."), QT_TRANSLATE_NOOP("Banter", "OIL? FIRST AID?")}}, // rival
         {{QT_TRANSLATE_NOOP("Banter", "RESULT: VICTORY."), QT_TRANSLATE_NOOP("Banter", "GOOD GAME. BEEP.")}}, // won
         {{QT_TRANSLATE_NOOP("Banter", "UPDATING…"), QT_TRANSLATE_NOOP("Banter", "WELL PLAYED, HUMAN.")}}, // lost
     }}},
    {.face = "fox", .name = QT_TRANSLATE_NOOP("Cast", "Ace Fox"), .style = &meddler,
     .introduction = QT_TRANSLATE_NOOP("Cast", "Meddles: of two good ways he takes the one that leaves his rivals fewer points"),
     .says = {{
         {{QT_TRANSLATE_NOOP("Banter", "Steady, Ace…"), QT_TRANSLATE_NOOP("Banter", "Bluffing? Me?")}}, // worried
         {{QT_TRANSLATE_NOOP("Banter", "A hit. Touché."), QT_TRANSLATE_NOOP("Banter", "My good scarf!")}}, // hurt
         {{QT_TRANSLATE_NOOP("Banter", "Too easy."), QT_TRANSLATE_NOOP("Banter", "Aces, always.")}}, // lucky
         {{QT_TRANSLATE_NOOP("Banter", "Oh, was that you?"), QT_TRANSLATE_NOOP("Banter", "What a shame!")}}, // rival
         {{QT_TRANSLATE_NOOP("Banter", "Foxed you!"), QT_TRANSLATE_NOOP("Banter", "Nothing personal.")}}, // won
         {{QT_TRANSLATE_NOOP("Banter", "You out-foxed me."), QT_TRANSLATE_NOOP("Banter", "Rematch. Now.")}}, // lost
     }}},
    {.face = "geologist", .name = QT_TRANSLATE_NOOP("Cast", "Doc Granite"), .style = &careful,
     .introduction = QT_TRANSLATE_NOOP("Cast", "Patient: of two good ways she takes the one whose end she knows"),
     .says = {{
         {{QT_TRANSLATE_NOOP("Banter", "I feel a tremor."), QT_TRANSLATE_NOOP("Banter", "Brittle ground.")}}, // worried
         {{QT_TRANSLATE_NOOP("Banter", "Metamorphic. Ow."), QT_TRANSLATE_NOOP("Banter", "I’m all gravel.")}}, // hurt
         {{QT_TRANSLATE_NOOP("Banter", "What a specimen!"), QT_TRANSLATE_NOOP("Banter", "Rock solid.")}}, // lucky
         {{QT_TRANSLATE_NOOP("Banter", "A fault line!"), QT_TRANSLATE_NOOP("Banter", "Mind the rubble.")}}, // rival
         {{QT_TRANSLATE_NOOP("Banter", "A landmark win."), QT_TRANSLATE_NOOP("Banter", "Time wore you down.")}}, // won
         {{QT_TRANSLATE_NOOP("Banter", "An age goes by."), QT_TRANSLATE_NOOP("Banter", "Sediment, alas.")}}, // lost
     }}},
    {.face = "penguin", .name = QT_TRANSLATE_NOOP("Cast", "Captain Pen"), .style = &bold,
     .introduction = QT_TRANSLATE_NOOP("Cast", "Daring: of two good ways he takes the rougher sea"),
     .says = {{
         {{QT_TRANSLATE_NOOP("Banter", "Storm ahead!"), QT_TRANSLATE_NOOP("Banter", "Brace, crew!")}}, // worried
         {{QT_TRANSLATE_NOOP("Banter", "We’re holed!"), QT_TRANSLATE_NOOP("Banter", "Man the pumps!")}}, // hurt
         {{QT_TRANSLATE_NOOP("Banter", "Fair winds!"), QT_TRANSLATE_NOOP("Banter", "Full ahead!")}}, // lucky
         {{QT_TRANSLATE_NOOP("Banter", "Mate overboard!"), QT_TRANSLATE_NOOP("Banter", "Lifeboats ready.")}}, // rival
         {{QT_TRANSLATE_NOOP("Banter", "The flag is ours!"), QT_TRANSLATE_NOOP("Banter", "Land ho! I win!")}}, // won
         {{QT_TRANSLATE_NOOP("Banter", "I sink with pride."), QT_TRANSLATE_NOOP("Banter", "A salute to you.")}}, // lost
     }}},
    {.face = "raccoon", .name = QT_TRANSLATE_NOOP("Cast", "Pockets"), .style = &collector,
     .introduction = QT_TRANSLATE_NOOP("Cast", "Grabs: of two good ways it takes the one that fills its pockets"),
     .says = {{
         {{QT_TRANSLATE_NOOP("Banter", "Um, is it hot?"), QT_TRANSLATE_NOOP("Banter", "Eek, eek!")}}, // worried
         {{QT_TRANSLATE_NOOP("Banter", "My pockets burn!"), QT_TRANSLATE_NOOP("Banter", "Ow, ow, ow!")}}, // hurt
         {{QT_TRANSLATE_NOOP("Banter", "In my pocket!"), QT_TRANSLATE_NOOP("Banter", "Finders keepers!")}}, // lucky
         {{QT_TRANSLATE_NOOP("Banter", "Dropped anything?"), QT_TRANSLATE_NOOP("Banter", "Can I have that?")}}, // rival
         {{QT_TRANSLATE_NOOP("Banter", "All mine! Hee hee!"), QT_TRANSLATE_NOOP("Banter", "Bigger bag, please!")}}, // won
         {{QT_TRANSLATE_NOOP("Banter", "Empty pockets…"), QT_TRANSLATE_NOOP("Banter", "Lend me one win?")}}, // lost
     }}},
}};
// clang-format on

} // namespace

std::span<const Character> characters() { return all; }

const Character *characterOf(const QString &face)
{
    const auto found = std::ranges::find_if(all, [&](const Character &character) { return face == QLatin1String(character.face); });
    return found == all.end() ? nullptr : &*found;
}

} // namespace bombshelf
