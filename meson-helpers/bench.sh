#!/usr/bin/env bash
# bench.sh [MEASURE...] : measures Comptoir against plain C programs doing the same, on a virtual display.
# Prints a line for each measure: bench <id> ratio <value> limit <value>; what is measured, and how, is said in
# Benchmarks/run. Ends with status 1 where a limit is missed.
set -euo pipefail
. "$(dirname "$0")/common.sh"
. "$(dirname "$0")/display.sh"

"$root/meson-helpers/build.sh" release >&2
for product in BenchToolkit BenchCatalogue BenchScreens; do "$root/meson-helpers/build.sh" release --product "$product" >&2; done

# The example as somebody ships it who has this package among theirs.
PKG_CONFIG_PATH=$("$root/meson-helpers/pkgconfig.sh") env -u COMPTOIR_STRICT swift build --package-path "$root/Examples" \
    --scratch-path "$build/examples" --configuration release --product Notes --static-swift-stdlib >&2

work=$(mktemp -d)
trap 'end_display; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
start_display 1600x1200
mkdir -m 700 "$work/run"
env HOME="$work/home" XDG_DATA_HOME="$work/data" XDG_CONFIG_HOME="$work/config" \
    XDG_CACHE_HOME="$work/cache" XDG_STATE_HOME="$work/state" XDG_RUNTIME_DIR="$work/run" \
    GDK_BACKEND=x11 GSK_RENDERER=cairo GTK_A11Y=none LC_ALL=C.UTF-8 COMPTOIR_BUILD="$build/release" COMPTOIR_EXAMPLES="$build/examples/release" \
    "$root/Benchmarks/run" "$@"
