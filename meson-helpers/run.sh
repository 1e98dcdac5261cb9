#!/usr/bin/env bash
# run.sh PROGRAM [ARGUMENT...] : starts the program. Without a display it starts a virtual one, waits
# for the window, saves a picture of it and ends what it started.
set -euo pipefail
. "$(dirname "$0")/common.sh"

program=$1
shift
if has_display; then exec "$program" "$@"; fi

picture=$build/$(basename "$program").png
work=$(mktemp -d)
started=()
finish() {
    local index
    for ((index = ${#started[@]} - 1; index >= 0; index--)); do
        if kill "${started[index]}" 2>/dev/null; then wait "${started[index]}" 2>/dev/null || true; fi
    done
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM

say "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set): starting a virtual one."
# Each of the two says where it is on a pipe, once it is ready.
mkfifo "$work/display" "$work/bus"
Xvfb -displayfd 3 -screen 0 1280x900x24 -nolisten tcp 3>"$work/display" >"$work/Xvfb.log" 2>&1 &
started+=($!)
read -r -t 30 number <"$work/display" || fail "Xvfb did not start: $(cat "$work/Xvfb.log")"
export DISPLAY=:$number
dbus-daemon --session --nofork --print-address=3 3>"$work/bus" >"$work/dbus.log" 2>&1 &
started+=($!)
read -r -t 30 DBUS_SESSION_BUS_ADDRESS <"$work/bus" || fail "dbus-daemon did not start: $(cat "$work/dbus.log")"
export DBUS_SESSION_BUS_ADDRESS

# Drawn by the processor: a virtual display has no graphics card.
GTK_A11Y=none GSK_RENDERER=cairo GDK_BACKEND=x11 "$program" "$@" &
application=$!
started+=("$application")

# Ends when a window of the program is on the screen, or the program has ended without one.
timeout 60 xdotool search --sync --onlyvisible --pid "$application" >"$work/windows" 2>/dev/null &
search=$!
wait -n "$application" "$search" || true
if ! kill -0 "$application" 2>/dev/null && [ ! -s "$work/windows" ]; then
    status=0
    wait "$application" || status=$?
    started=("${started[@]:0:2}")
    kill "$search" 2>/dev/null || true
    [ "$status" = 0 ] || say "$program ended with status $status before it showed a window."
    exit "$status"
fi
wait "$search" || fail "$program showed no window within a minute."
window=$(tail -n 1 "$work/windows")

# Drawn to the end when two pictures, half a second apart, are the same and not of one colour.
for _ in $(seq 20); do
    import -window "$window" "$work/now.png"
    if [ -e "$work/before.png" ] && [ "$(identify -format %k "$work/now.png")" -gt 1 ] &&
        [ "$(compare -metric AE "$work/before.png" "$work/now.png" null: 2>&1)" = 0 ]; then break; fi
    mv "$work/now.png" "$work/before.png"
    sleep 0.5
done
[ -e "$work/now.png" ] || mv "$work/before.png" "$work/now.png"
mv "$work/now.png" "$picture"
say "The window is up; its picture is in $picture"
