#!/usr/bin/env bash
# pictures.sh : takes the pictures of the README and of software centres (data/screenshots), each from a fresh
# start of the program with settings of its own, on a virtual display.
set -euo pipefail
. "$(dirname "$0")/common.sh"

program=${1:-$build/release/comptoir}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$root/data/screenshots" "$work/config/glib-2.0/settings"

# picture NAME WIDTH HEIGHT THEME ADDRESS
picture() {
    cat >"$work/config/glib-2.0/settings/keyfile" <<SETTINGS
[$(printf %s "$app_id" | tr . /)]
welcome-shown=true
onboarding-done=true
theme='$4'
window-width=$2
window-height=$3
SETTINGS
    env -u DISPLAY -u WAYLAND_DISPLAY GSETTINGS_BACKEND=keyfile XDG_CONFIG_HOME="$work/config" \
        XDG_DATA_HOME="$work/data" XDG_CACHE_HOME="$work/cache" LC_ALL=C.UTF-8 \
        "$root/meson-helpers/run.sh" "$program" "$5" >/dev/null
    mv "$build/$(basename "$program").png" "$root/data/screenshots/$1.png"
    say "data/screenshots/$1.png"
}

picture fruits 1000 700 light comptoir:/fruits
picture fruit 1000 700 light comptoir:/fruit/pomegranate
picture compare 1000 700 light comptoir:/compare/apple,kiwi,orange
picture drinks 1100 760 light comptoir:/drinks
picture drink 1100 860 light comptoir:/drink/mai-tai
picture dark 1000 700 dark comptoir:/drinks
picture narrow 360 700 light comptoir:/fruits
