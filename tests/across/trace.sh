#!/usr/bin/env bash
# The same seed gives the same trace, byte for byte, whatever a build is made for: trace.sh GAME HERE THERE EMULATOR
# Of deals and dice that is promised; of bots that search it has held so far (docs/lab.md).
# shellcheck source=tests/across/builds.sh
. "$(dirname "$0")/builds.sh"

for build in here there; do
    by $build bombshelf-lab trace "$game" --seed 20261125 --matches 4 --bots casual,novice,random --iterations 200 >"$folder/$build"
done
grep -q '"end":true' "$folder/here"
cmp "$folder/here" "$folder/there"
