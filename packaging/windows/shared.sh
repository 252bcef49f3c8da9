# shellcheck shell=bash disable=SC2154
# Shared by check and package. Sourced with $work set: the folder where all is kept.

qt=$work/qt
wine=/usr/lib/wine/wine64
export WINEPREFIX=$work/wine WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' LC_ALL=C.UTF-8
export WINEQT_FORCE_STDERR_LOGGING=1 # what begins with QT_ Wine keeps to itself

title() { printf '== %s (%d s)\n' "$1" $SECONDS; }

# once NAME COMMAND...: unless it was done before.
once() {
    [ ! -e "$work/$1.done" ] || return 0
    title "$1"
    "${@:2}"
    touch "$work/$1.done"
}

# fetch_source WORDS FOR APT-GET SOURCE: into $work/apt. Where this machine has its packages from, there are their sources, too. Its own lists
# stay as they are.
fetch_source() {
    local apt=$work/apt options
    mkdir -p "$apt/lists/partial"
    # shellcheck disable=SC2016
    apt-get indextargets --format 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' | sort -u >"$apt/sources.list"
    options=(-qq -o "Dir::Etc::SourceList=$apt/sources.list" -o Dir::Etc::SourceParts=/dev/null -o "Dir::State::Lists=$apt/lists"
        -o APT::Sandbox::User=root -o APT::Update::Post-Invoke-Success::=)
    apt-get "${options[@]}" update
    (cd "$apt" && apt-get "${options[@]}" --download-only source "$@")
}

# configure_qt SOURCE BUILD SWITCHES OF CMAKE: of Qt's base module.
configure_qt() {
    cmake -S "$1" -B "$2" -G Ninja --log-level=WARNING -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_TOOLCHAIN_FILE="$PWD/packaging/windows/mingw.cmake" -DCMAKE_INSTALL_PREFIX="$qt" -DQT_QMAKE_TARGET_MKSPEC=win32-g++ \
        -DQT_HOST_PATH=/usr -DQT_HOST_PATH_CMAKE_DIR="/usr/lib/$(dpkg-architecture -qDEB_HOST_MULTIARCH)/cmake" \
        -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF "${@:3}" >/dev/null
}

# A Windows whose user has a name that no code page of the West can spell.
make_windows() {
    local user='C:\users\棚の人' shell='HKCU\Software\Microsoft\Windows\CurrentVersion\Explorer\User Shell Folders'
    rm -rf "$WINEPREFIX"
    mkdir -p "$WINEPREFIX"
    "$wine" wineboot -i 2>/dev/null
    "$wine" winecfg -v win10
    "$wine" reg add "$shell" /f /v AppData /d "$user\\AppData\\Roaming" >/dev/null
    "$wine" reg add "$shell" /f /v 'Local AppData' /d "$user\\AppData\\Local" >/dev/null
    for name in TEMP TMP; do "$wine" reg add 'HKCU\Environment' /f /v $name /d "$user\\Temp" >/dev/null; done
    mkdir -p "$WINEPREFIX/drive_c/users/棚の人/"{Temp,AppData/Roaming,AppData/Local}
}

# The libraries that come with the compiler.
compilers_folder() { dirname "$(x86_64-w64-mingw32-g++-posix -print-file-name="$1")"; }
