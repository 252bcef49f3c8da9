# shellcheck shell=bash disable=SC2154
# A system of Debian's own in the folder $root. Sourced by what root runs on Debian, at the top of the repository.

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

# The last commit, as the folder /bombshelf of that system.
add_sources() {
    rm -rf "$root/bombshelf"
    mkdir "$root/bombshelf"
    git archive HEAD | tar -x -C "$root/bombshelf"
}
