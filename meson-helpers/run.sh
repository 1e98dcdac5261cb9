#!/usr/bin/env bash
# run.sh PROGRAM [ARGUMENT...] : starts the program. Without a display it starts a virtual one, waits
# for the window, saves a picture of it and ends what it started.
set -euo pipefail
. "$(dirname "$0")/common.sh"

program=$1
shift
if has_display; then exec "$program" "$@"; fi

. "$(dirname "$0")/display.sh"
mkdir -p "$build"
picture=$build/$(basename "$program").png
work=$(mktemp -d)
application=0
finish() {
    if [ "$application" != 0 ] && kill "$application" 2>/dev/null; then wait "$application" 2>/dev/null || true; fi
    end_display
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM

say "There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set): starting a virtual one."
start_display 1280x900

# Drawn by the processor: a virtual display has no graphics card.
GTK_A11Y=none GSK_RENDERER=cairo GDK_BACKEND=x11 "$program" "$@" &
application=$!

# Ends when a window of the program is on the screen, or the program has ended without one.
timeout 60 xdotool search --sync --onlyvisible --pid "$application" >"$work/windows" 2>/dev/null &
search=$!
wait -n "$application" "$search" || true
if ! kill -0 "$application" 2>/dev/null && [ ! -s "$work/windows" ]; then
    status=0
    wait "$application" || status=$?
    application=0
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
