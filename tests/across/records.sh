#!/usr/bin/env bash
# A record that one build has written holds by the other, while the match is on and when it is over, and chance brought the same in
# it: records.sh GAME HERE THERE EMULATOR
# shellcheck source=tests/across/builds.sh
. "$(dirname "$0")/builds.sh"

for writer in here there; do
    for count in 12 100000; do
        record="$folder/${writer}で書いた対局-$count.jsonl"
        by $writer tests/test_match play "$record" "$game" 3 7 0 $count 0 >/dev/null
        for reader in here there; do
            by $reader bombshelf-lab verify "$record" >"$folder/$reader" || fail "written $writer, refused $reader: $(cat "$folder/$reader")"
        done
        cmp "$folder/here" "$folder/there"
    done
    for reader in here there; do
        by $reader bombshelf-lab chance "$record" >"$folder/$reader"
    done
    grep -q '"draws":\[\[' "$folder/here"
    cmp "$folder/here" "$folder/there"
done
