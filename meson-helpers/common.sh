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

# `swift`, told where GTK is in a way that it does not warn about, and to compile what only reckons as it is shipped.
swift_with_gtk() {
    PKG_CONFIG_PATH=$("$root/meson-helpers/pkgconfig.sh") COMPTOIR_OPTIMIZED=1 swift "$@"
}
