#include "commands.h"

#include "match/verify.h"

#include <QFileInfo>

#include <cstdio>

namespace bombshelf::lab {

namespace {

int verify(const Arguments &arguments)
{
    if (arguments.plain().size() != 1)
        throw BadUse(arguments.plain().empty() ? "which record?" : "too many words: \"" + arguments.plain()[1] + "\"");
    const QString path = QString::fromStdString(arguments.plain()[0]);
    if (!QFileInfo(path).isFile())
        throw BadUse("no file is called \"" + arguments.plain()[0] + "\"");
    const Verification verification = verifyRecord(path);
    std::printf("%s\n", qPrintable(verification.sentence));
    if (verification.holds)
        std::printf("moves: %d\n", verification.moves);
    return verification.holds ? 0 : 1;
}

} // namespace

const Command verifyCommand{"verify", "FILE", "replays a record and says whether it holds", {}, verify};

} // namespace bombshelf::lab
