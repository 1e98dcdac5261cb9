# shellcheck shell=bash
# Read by the other helpers (. common.sh): where things are, and how the helpers speak.
# Not run by itself.

# shellcheck disable=SC2034  # these three are for those who read this file
{
    root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
    app_id=$(cat "$root/data/application-id")
    build=$root/.build
}

say() { printf '%s\n' "$*"; }

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Whether this is root who installs what somebody else has built, as `sudo meson install` does: nothing is built then.
is_install_by_sudo() { [ "$(id -u)" = 0 ] && [ "${SUDO_UID:-0}" != 0 ]; }

# Whether the person has a screen of their own.
has_display() { [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; }

# What the tests drive and check: a debug build, which is soon made anew after a change. Where COMPTOIR_AT_ONCE says that
# everything is built once and nothing again, it is the program as it is shipped, and nothing is compiled twice.
# shellcheck disable=SC2034  # for those who read this file
tested=debug
[ -z "${COMPTOIR_AT_ONCE:-}" ] || tested=release

# How a program is linked that is to be used: with Swift's library in it. Nothing looks for a symbol in the program; without
# Swift's 40,000 in its table each library that is loaded finds its own sooner.
# shellcheck disable=SC2034  # others use it
self_contained=(--static-swift-stdlib -Xlinker --no-export-dynamic)

# `swift`, told where GTK is in a way that it does not warn about, and to compile what only reckons as it is shipped. In a
# debug build the compiler is given all files of a module at once, not 25 by 25, each time with a look at all the others: a
# clean build takes a sixth less. A release build that is tested lets the tests see what is internal, and tells a debugger no
# lines, which takes an eighth of the time: what crashes in it is looked into in a debug build.
swift_with_gtk() {
    local options=() optimized=yes
    case " $* " in
        *" release "*)
            [ "$tested" = debug ] || { optimized=tested options=(-Xswiftc -num-threads -Xswiftc 2 -debug-info-format none); }
            ;;
        *) options=(-Xswiftc -driver-batch-size-limit -Xswiftc 1000) ;;
    esac
    PKG_CONFIG_PATH=$("$root/meson-helpers/pkgconfig.sh") COMPTOIR_OPTIMIZED=$optimized swift "$@" "${options[@]}"
}
