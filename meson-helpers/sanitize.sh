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
end_all() {
    local part
    for part in $(jobs -p); do if kill "$part" 2>/dev/null; then wait "$part" || true; fi; done
    rm -rf "$work"
}
trap end_all EXIT
trap 'exit 130' INT TERM
stand_on_own_ground "$work/ground" NO_COLOR
export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS=suppressions=$root/meson-helpers/leaks.txt:print_suppressions=0:max_leaks=50
# Graphics drivers are left out, for they are unloaded before the leaks are counted, and then nobody knows whose those are.
# WebKit warns where it finds no graphics driver, unless it is told not to look for one.
export GDK_DEBUG=gl-disable WEBKIT_DISABLE_COMPOSITING_MODE=1

# sanitized LOG HOW FILTER : runs the tests whose names match, on a display of their own, and says on standard output
# what they say. A program that is killed tells of no error, and with the sanitizer it hardly gets to do anything before.
sanitized() {
    local running=
    trap end_display EXIT
    trap 'kill $running; wait $running; exit 143' TERM
    start_display 1600x1200
    ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=0:$2 GTK_A11Y="test" \
        COMPTOIR_RESOURCES="$build/share/comptoir" "$root/meson-helpers/deadline.py" 900 "$1" \
        "$scratch/debug/ComptoirPackageTests.xctest" --testing-library swift-testing --no-parallel \
        --skip KillTests --filter "$3" </dev/null &
    running=$!
    wait "$running"
}

# What was leaked is known however the sanitizer writes down who asked for memory; only whose it is takes the way through
# all frames, as GLib's libraries keep no pointers to them. That way takes nine tenths of the time, so that only those
# tests go it that leave something of which nobody knows yet whose it is.
quick=fast_unwind_on_malloc=1:malloc_context_size=20
thorough=fast_unwind_on_malloc=0:malloc_context_size=20

# part NAME FILTER : such tests, at first the quick way. What they say is kept as $work/NAME.shown.
part() {
    local status=0
    (sanitized "$work/$1.log" "$quick" "$2") >"$work/$1.shown" 2>&1 || status=$?
    if [ "$status" != 0 ] && grep -q '^✔ Test run with .* passed' "$work/$1.log" && grep -q 'ERROR: LeakSanitizer' "$work/$1.log"; then
        say "Something is left of $1; once more, to see whose it is."
        status=0
        (sanitized "$work/$1.log" "$thorough" "$2") >"$work/$1.shown" 2>&1 || status=$?
    fi
    say "== $1 ended with status $status after $SECONDS s"
    if [ "$status" = 0 ]; then grep '^✔ Test run with' "$work/$1.log"; else cat "$work/$1.shown"; fi
    say "$status" >"$work/$1.status"
}

if [ -n "${1:-}" ]; then
    (sanitized "$work/chosen.log" "$thorough" "$1")
    exit
fi

# One process for the tests of each module, the longest first, and as many at a time as there are processors and one,
# for they mostly wait.
mapfile -t modules < <(cd "$root/Tests" && find GTKTests WidgetsTests ./*Tests -name '*.swift' | sed 's:^\./::' | cut -d/ -f1 | awk '!seen[$0]++')
free=$(($(nproc) + 1))
for module in "${modules[@]}"; do
    if [ "$free" = 0 ]; then wait -n || true; else free=$((free - 1)); fi
    part "$module" "^$module\\." &
done
wait
status=0
for module in "${modules[@]}"; do [ "$(cat "$work/$module.status")" = 0 ] || status=1; done
exit "$status"
