#!/usr/bin/env bash
# A match in which one build was killed goes on by the other, and nothing but the move being made is lost:
# kill.sh GAME HERE THERE EMULATOR
# shellcheck source=tests/across/builds.sh
. "$(dirname "$0")/builds.sh"

# killed_at WRITE BUILD: plays until that write; how many steps it said it had made.
killed_at() {
    local word steps=0
    exec 3< <(as="exec" by "$2" tests/test_match play "$record" "$game" 3 9 0 12 "$1")
    while read -r -u 3 word && [ "${word%$'\r'}" != stopped ]; do steps=$((steps + 1)); done
    [ "${word%$'\r'}" = stopped ] || fail "$2: there is no write $1"
    kill -KILL $!
    exec 3<&-
    echo $steps
}

for writer in here there; do
    other=here
    [ $writer = there ] || other=there
    for write in 1 4 7 9 10 11 12 14 15 16 31; do
        record="$folder/${writer}で中断-$write.jsonl"
        steps=$(killed_at $write $writer)
        if [ ! -e "$record" ]; then
            [ "$steps" = 0 ] || fail "$writer: a match of $steps steps is gone"
            continue
        fi
        lines=$(($(wc -l <"$record") - 1)) # without the header, and the one that was torn off
        [ $lines = "$steps" ] || [ $lines = $((steps + 1)) ] || fail "$writer: $lines lines of $steps steps"
        for count in 0 100000; do # as it was found, and played to its end
            by $other tests/test_match play "$record" "$game" 3 9 $((lines + 1)) $count 0 >/dev/null || fail "not resumed $other: write $write"
            said=$(by $writer bombshelf-lab verify "$record" 2>&1) || fail "$other went on with it, refused $writer: write $write: $said"
        done
        tail -n 1 "$record" | grep -q '"end":true' || fail "not ended $other: write $write"
    done
done
