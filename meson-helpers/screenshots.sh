#!/usr/bin/env bash
# screenshots.sh : takes a picture of every page, in .build/screenshots, by way of the UI tests that do.
# They read COMPTOIR_SCREENSHOTS: with it they keep what they see, without it they compare.
set -euo pipefail
. "$(dirname "$0")/common.sh"

mkdir -p "$build/screenshots"
COMPTOIR_SCREENSHOTS=$build/screenshots UI=screenshot "$root/meson-helpers/test.sh"
say "The pictures are in $build/screenshots"
