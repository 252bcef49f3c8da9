# shellcheck shell=bash disable=SC2034,SC2046,SC2086
# Shared by ./play and ./check: install what is missing, then configure and build a preset.
# Sourced by bash (3.2 or newer) from the top of the repository.

# Qt's QML modules hardly depend on one another, so each one we import is listed; the .deb depends on the same list.
play_packages="g++ cmake ninja-build qt6-base-dev qt6-declarative-dev qt6-declarative-dev-tools qt6-tools-dev
    qt6-l10n-tools qt6-shadertools-dev qt6-svg-dev qt6-multimedia-dev libgl1-mesa-dri $(cat packaging/qml-modules.txt)"
check_packages="$play_packages qml6-module-qttest xvfb xauth python3 python3-gi at-spi2-core dbus-daemon strace
    desktop-file-utils appstream shared-mime-info"

# say ENGLISH JAPANESE
say() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
        ja*) printf '%s\n' "$2" ;;
        *) printf '%s\n' "$1" ;;
    esac
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo "$@"
    else
        say "Please run this once as root: $*" "管理者（root）で一度だけ次を実行してください: $*" >&2
        return 1
    fi
}

# Those of the packages that this system has.
offered() {
    local package
    command -v apt-get >/dev/null || return 0
    apt-cache show qt6-base-dev >/dev/null 2>&1 || as_root apt-get update -qq >&2
    for package in "$@"; do
        ! apt-cache show "$package" >/dev/null 2>&1 || printf '%s ' "$package"
    done
}

# Debian 13 and newer keep Qt's reader of SVG pictures in a package of its own.
picture_packages() { offered qt6-svg-plugins; }

# A compiler and standard library like those of a Mac, for ./check: 16 is the nearest.
clang_version() { offered clang-16 clang-19 clang-18 clang-17 | sed 's/clang-//; s/ .*//'; }
clang_packages() { [ -z "$1" ] || echo "clang-$1 clang-format-$1 $(offered clang-tidy-16) libc++-$1-dev libc++abi-$1-dev libclang-rt-$1-dev"; }

missing_packages() {
    local package
    for package in "$@"; do
        dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -qx installed || printf '%s ' "$package"
    done
}

# install_packages YES PACKAGE...   (YES=1: ask nothing)
install_packages() {
    local yes=$1 missing ask=""
    shift
    command -v apt-get >/dev/null || return 0 # elsewhere build_preset says what to install
    missing=$(missing_packages "$@")
    [ -n "$missing" ] || return 0
    say "Installing: $missing" "インストールします: $missing"
    if [ "$yes" = 1 ] || [ -n "${CI:-}" ] || [ ! -t 0 ]; then ask=-y; fi
    as_root apt-get update -qq &&
        as_root env DEBIAN_FRONTEND=noninteractive apt-get install $ask --no-install-recommends $missing && return 0
    say "The packages could not be installed. Debian 12, Ubuntu 24.04 or anything newer has them all." \
        "パッケージをインストールできませんでした。Debian 12、Ubuntu 24.04 以降ならすべて揃います。" >&2
    return 1
}

say_what_to_install() {
    say "Please install a C++20 compiler, CMake 3.25, Ninja and Qt 6.4 or newer (with Qt Quick, SVG, Multimedia, Shader Tools and Linguist). If Qt is not found, point CMAKE_PREFIX_PATH at it." \
        "C++20 コンパイラー、CMake 3.25、Ninja、Qt 6.4 以降（Qt Quick・SVG・Multimedia・Shader Tools・Linguist を含む）をインストールしてください。Qt が見つからないときは、その場所を CMAKE_PREFIX_PATH に指定してください。" >&2
}

# build_preset PRESET [TARGET]   (by default everything)
build_preset() {
    if ! command -v cmake >/dev/null || ! cmake --preset "$1" --log-level=WARNING >/dev/null; then
        say_what_to_install
        return 1
    fi
    NINJA_STATUS="$(say "Building Bombshelf, step %f of %t: " "ビルド中（%f/%t）: ")" cmake --build --preset "$1" ${2:+--target "$2"}
}
