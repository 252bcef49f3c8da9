#include "commands.h"

#include "match/verify.h"

#include <cstdio>

namespace bombshelf::lab {

namespace {

int verify(const Arguments &arguments)
{
    const Verification verification = verifyRecord(arguments.file("which record?"));
    std::printf("%s\n", qPrintable(verification.sentence));
    if (verification.holds)
        std::printf("moves: %d\n", verification.moves);
    return verification.holds ? 0 : 1;
}

} // namespace

const Command verifyCommand{"verify", "FILE", "replays a record and says whether it holds", {}, verify};

} // namespace bombshelf::lab
