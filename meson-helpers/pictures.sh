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
    settings "$@"
    on_its_own "$root/meson-helpers/run.sh" "$program" "$5" >/dev/null
    mv "$build/$(basename "$program").png" "$root/data/screenshots/$1.png"
    say "data/screenshots/$1.png"
}

# settings NAME WIDTH HEIGHT THEME : what a person would have chosen
settings() {
    cat >"$work/config/glib-2.0/settings/keyfile" <<SETTINGS
[$(printf %s "$app_id" | tr . /)]
welcome-shown=true
onboarding-done=true
theme='$4'
window-width=$2
window-height=$3
SETTINGS
}

# on_its_own COMMAND... : runs something in a home of its own, on the day that the clock says
on_its_own() {
    env -u DISPLAY -u WAYLAND_DISPLAY GSETTINGS_BACKEND=keyfile XDG_CONFIG_HOME="$work/config" \
        XDG_DATA_HOME="$work/data" XDG_CACHE_HOME="$work/cache" LC_ALL=C.UTF-8 \
        COMPTOIR_CLOCK="$work/clock" "$@"
}

# counter DATE WORDS... : changes what is counted, on a date
counter() {
    printf '%sT12:00:00Z' "$1" >"$work/clock"
    on_its_own "$program" counter "${@:2}"
}

picture fruits 1000 700 light comptoir:/fruits
picture fruit 1000 700 light comptoir:/fruit/pomegranate
picture compare 1000 700 light comptoir:/compare/apple,kiwi,orange
picture drinks 1100 760 light comptoir:/drinks
picture drink 1100 860 light comptoir:/drink/mai-tai
picture dark 1000 700 dark comptoir:/drinks
counter 2026-01-01 add smoking --without
counter 2026-02-11 reset smoking
counter 2026-02-20 add "fresh fruit" --with
counter 2026-04-12 reset smoking --note "a long evening"
counter 2026-05-23 add sugar --without
picture days 1100 760 light comptoir:/counter/1
picture history 1100 860 light comptoir:/counter/1/history
picture narrow 360 700 light comptoir:/fruits
