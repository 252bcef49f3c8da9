# shellcheck shell=bash disable=SC2154
# A system of Debian's own in the folder $root. Sourced by what root runs on Debian, at the top of the repository.

title() { printf '\n== %s\n' "$*"; }

# A system with nothing in it but what Debian must have. bare_system SUITE FOLDER
bare_system() {
    debootstrap --variant=minbase "$1" "$2"
    echo force-unsafe-io >"$2/etc/dpkg/dpkg.cfg.d/throw-away" # nobody needs it after a power cut
}

# A command in that system, with the processes and mounts of that system alone.
inside() {
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 \
        unshare --mount --pid --fork --mount-proc="$root/proc" chroot "$root" "$@"
}

add_packages() { inside apt-get install -qq --no-install-recommends -o Dpkg::Use-Pty=0 "$@" >/dev/null; }

# In the place of the one that was there, if it was: fresh SUITE FOLDER NAME. $root becomes FOLDER/SUITE-NAME, a copy of FOLDER/SUITE-base.
fresh() {
    local base=$2/$1-base
    [ -d "$base" ] || bare_system "$1" "$base"
    root=$2/$1-$3
    rm -rf --one-file-system "$root"
    cp -a "$base" "$root"
    inside apt-get update -qq
}

# A command as somebody who plays, who is no administrator: add_player comes first. as_player WORDS
as_player() { inside su player -c "cd; export LC_ALL=C.UTF-8 PATH=/usr/games:/usr/bin:/bin; $*"; }
add_player() { inside useradd --create-home player; }

# The end of a match of two that a player plays in words. match_in_words PROGRAM
match_in_words() {
    as_player "{ printf '2\\n1\\nAnn\\n1\\n'; yes 1 | head -n 2000; } | $1 --text driller --seed=5" | tail -n 4
}

# The last commit, as the folder /bombshelf of that system.
add_sources() {
    rm -rf "$root/bombshelf"
    mkdir "$root/bombshelf"
    git archive HEAD | tar -x -C "$root/bombshelf"
}
