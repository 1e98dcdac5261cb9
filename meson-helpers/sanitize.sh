#!/usr/bin/env bash
# sanitize.sh [FILTER] : builds the modules' tests with the address sanitizer, in a folder of their own, and runs
# them with the detector of leaks. What leaks in other people's code is listed in leaks.txt, with a reason a line.
#
#   FILTER   only the tests whose name matches
set -euo pipefail
. "$(dirname "$0")/common.sh"
. "$(dirname "$0")/display.sh"

[ -t 1 ] || export NO_COLOR=1
scratch=$root/.build-sanitize
swift_with_gtk build --package-path "$root" --scratch-path "$scratch" --build-tests --sanitize=address
"$root/meson-helpers/assemble.sh"

work=$(mktemp -d)
rest=
end_all() {
    if [ -n "$rest" ] && kill "$rest" 2>/dev/null; then wait "$rest" || true; fi
    end_display
    rm -rf "$work"
}
trap end_all EXIT
trap 'exit 130' INT TERM
stand_on_own_ground "$work/ground" NO_COLOR
export SWIFT_BACKTRACE=enable=no

# GLib's libraries keep no frame pointers: only the slow way of unwinding sees who allocated. Graphics drivers are
# left out, for they are unloaded before the leaks are counted, and then nobody knows whose those are. That way costs by the
# frame, and is most of what the sanitizer takes: ten tell whose a piece is.
export ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=0:fast_unwind_on_malloc=0:malloc_context_size=10
export LSAN_OPTIONS=suppressions=$root/meson-helpers/leaks.txt:print_suppressions=0:max_leaks=50

# sanitized NAME ARGUMENT... : runs the tests that the arguments choose, on a display of their own.
# A program that is killed tells of no error, and with the sanitizer it hardly gets to do anything before it is.
sanitized() {
    local name=$1 running=
    shift
    trap end_display EXIT
    trap 'kill $running; wait $running; exit 143' TERM
    start_display 1600x1200
    GTK_A11Y="test" \
        COMPTOIR_RESOURCES="$build/share/comptoir" "$root/meson-helpers/deadline.py" 900 "$work/$name.log" \
        "$scratch/debug/ComptoirPackageTests.xctest" --testing-library swift-testing --no-parallel \
        --skip KillTests "$@" </dev/null &
    running=$!
    wait "$running"
}

if [ -n "${1:-}" ]; then
    (sanitized chosen --filter "$1")
    exit
fi
# They hold one processor each: those of the wrapper, of the kit and of the gallery, and, shown when both are done, all others.
wrapper='^(GTKTests|WidgetsTests|GalleryPagesTests)\.'
(sanitized others --skip "$wrapper" >"$work/others.shown" 2>&1) &
rest=$!
status=0
(sanitized wrapper --filter "$wrapper") || status=$?
wait "$rest" || status=$?
rest=
cat "$work/others.shown"
exit "$status"
