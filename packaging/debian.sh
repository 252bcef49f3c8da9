#!/usr/bin/env bash
# Makes the .deb in a clean system of a release of Debian and tries it in another, bare one: as root, on Debian,
#   packaging/debian.sh SUITE FOLDER [build|try ...]
# The systems lie in FOLDER/SUITE-*; the package and what was seen of it, in FOLDER/SUITE. What is packaged is the last commit.
set -euo pipefail
suite=$1
folder=$(realpath "$2")
steps=${*:3}
cd "$(dirname "$0")/.."
. packaging/system.sh
out=$folder/$suite
mkdir -p "$out"

build() {
    title "$suite: build"
    fresh "$suite" "$folder" build
    add_sources
    add_packages dpkg-dev file lintian
    inside bash -euc 'cd /bombshelf
        . packaging/setup.sh
        install_packages 1 $play_packages > /dev/null
        export DEB_BUILD_MAINT_OPTIONS=hardening=+all
        eval "$(dpkg-buildflags --export=sh)"
        export CXXFLAGS="$CXXFLAGS $CPPFLAGS"
        build_preset debian
        cpack --preset debian' | grep -v '^Building'
    rm -f "$out"/*.deb # of another version
    cp "$root"/bombshelf/build/debian/*.deb "$out/"
    title "$suite: lintian"
    inside bash -c 'lintian --info --display-info --pedantic --allow-root --fail-on error,warning /bombshelf/build/debian/*.deb'
    rm -rf --one-file-system "$root"
}

# Everything there is but what the system notes down for itself, and the folders of devices.
files() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./var/cache -o -path ./var/log -o -path './var/lib/apt' -o -path './var/lib/dpkg' \) -prune -o -print | sort); }

packages() { inside dpkg-query -W -f '${Package}\n' | sort; }

try() {
    local package
    title "$suite: install, on a bare system"
    fresh "$suite" "$folder" try
    add_player
    packages > "$out/packages"
    files > "$out/before"
    package=$(basename "$out"/*.deb)
    cp "$out/$package" "$root/tmp/"
    add_packages "/tmp/$package"
    inside dpkg -s bombshelf | grep -E '^(Version|Installed-Size|Depends):'

    title "$suite: nothing else is there, and no screen"
    as_player "QT_QPA_PLATFORM=offscreen bombshelf --self-check" | tail -1
    as_player "bombshelf --version; LC_ALL=ja_JP.UTF-8 bombshelf --help | head -3"
    title "$suite: a match in words, in English and in Japanese"
    for language in C ja_JP; do
        match_in_words "LC_ALL=$language.UTF-8 bombshelf"
    done
    title "$suite: on a virtual screen"
    add_packages xvfb xauth desktop-file-utils shared-mime-info man-db
    as_player "xvfb-run -a bombshelf --self-check" | tail -1
    title "$suite: menu entry, file type, icons and manual pages"
    inside desktop-file-validate /usr/share/applications/io.github.bombshelf.Bombshelf.desktop
    as_player "grep bombshelf /usr/share/applications/mimeinfo.cache /usr/share/mime/globs2; find /usr/share/icons -name '*ombshelf*' | sort"
    as_player "man -w bombshelf bombshelf-lab; man -L ja bombshelf | sed -n '3,4p'"

    title "$suite: removed; what stays"
    packages | comm -13 "$out/packages" - | inside xargs apt-get purge -qq -o Dpkg::Use-Pty=0 > /dev/null
    files > "$out/after"
    diff "$out/before" "$out/after" | grep '^>' || true
    rm -rf --one-file-system "$root"
}

for step in ${steps:-build try}; do
    "$step"
done
