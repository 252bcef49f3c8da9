#include "verify.h"

#include "replay.h"
#include "sentence.h"

namespace bombshelf {

Verification verifyRecord(const QString &path, std::span<const Rules *const> shelf)
{
    try {
        const RecordText text(path);
        const Replay found = replay(text, shelf);
        const int moves = found.course.at();
        QString sentence = found.ended ? Sentence::tr("The record holds: a whole match, with the dice promised at its start.")
                                       : Sentence::tr("The record holds as far as it goes: the match is not over.");
        if (text.isTorn())
            sentence = Sentence::both(sentence, Sentence::tr("Its last line was torn off and does not count."));
        return {true, sentence, moves};
    } catch (const Damage &damage) {
        return {false, damage.sentence};
    }
}

} // namespace bombshelf
