#!/usr/bin/env bash
# bench.sh [MEASURE...] : measures Comptoir against plain C programs doing the same, on a virtual display.
# Prints a line for each measure: bench <id> ratio <value> limit <value>.
set -euo pipefail
. "$(dirname "$0")/common.sh"

[ -e "$root/Benchmarks/run" ] || fail "There is nothing to measure yet: Benchmarks/run is missing."
"$root/meson-helpers/build.sh" release

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -m 700 "$work/run"
env -u WAYLAND_DISPLAY -u DBUS_SESSION_BUS_ADDRESS \
    HOME="$work/home" XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config" \
    XDG_CACHE_HOME="$work/cache" XDG_STATE_HOME="$work/state" XDG_RUNTIME_DIR="$work/run" \
    GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none LC_ALL=C.UTF-8 COMPTOIR_BUILD="$build/release" \
    xvfb-run --auto-servernum --server-args='-screen 0 1600x1200x24 -nolisten tcp' \
    dbus-run-session -- "$root/Benchmarks/run" "$@"
