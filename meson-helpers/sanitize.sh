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
trap 'end_display; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
mkdir -m 700 "$work/run"
export HOME=$work/home XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config XDG_CACHE_HOME=$work/cache \
    XDG_STATE_HOME=$work/state XDG_RUNTIME_DIR=$work/run LC_ALL=C.UTF-8 SWIFT_BACKTRACE=enable=no

# GLib's libraries keep no frame pointers: only the slow way of unwinding sees who allocated. Graphics drivers are
# left out, for they are unloaded before the leaks are counted, and then nobody knows whose those are.
export ASAN_OPTIONS=detect_leaks=1:detect_stack_use_after_return=0:fast_unwind_on_malloc=0:malloc_context_size=20
export LSAN_OPTIONS=suppressions=$root/meson-helpers/leaks.txt:print_suppressions=0:max_leaks=50
# The pictures of every page take minutes here, and the widgets on them are tested one by one.
start_display 1600x1200
env GDK_BACKEND=x11 GSK_RENDERER=cairo GDK_DEBUG=gl-disable GTK_A11Y=test GSETTINGS_BACKEND=memory \
    COMPTOIR_RESOURCES="$build/share/comptoir" \
    "$scratch/debug/ComptoirPackageTests.xctest" --testing-library swift-testing --no-parallel --skip PictureTests \
    ${1:+--filter "$1"} </dev/null 2>&1 | grep --text --line-buffered -v ' started\.$'
