# shellcheck shell=bash disable=SC2034
# Sourced by the scripts beside it, whose words are GAME HERE THERE EMULATOR: two folders of builds, one for this system and one for
# Windows, whose programs the emulator runs. What they write lies in a folder with a Japanese name.
set -eu
game=$1 here=$2 there=$3 emulator=$4
folder=$(mktemp -d --suffix=-対局)
trap 'rm -rf "$folder"' EXIT

# by BUILD PROGRAM WORD...: runs it; `as=exec` before it leaves no shell that waits.
by() {
    local program=("$here/$2")
    [ "$1" = here ] || program=("$emulator" "$there/$2.exe")
    ${as:-} "${program[@]}" "${@:3}"
}

fail() {
    printf '%s\n' "$*" >&2 # what is printed may be somebody's result
    exit 1
}
