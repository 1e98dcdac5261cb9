#!/usr/bin/env bash
# pictures.sh [PROGRAM] : takes the pictures of the README and of software centres, in data/screenshots, with the
# program itself and hands that use it, on the ground of the UI tests (Tests/UITests/shop_window.py).
set -euo pipefail
. "$(dirname "$0")/common.sh"
. "$(dirname "$0")/display.sh"

# shellcheck disable=SC2154  # common.sh says what root and build are
program=$(realpath "${1:-$build/release/comptoir}")
pictures=$root/data/screenshots
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$pictures"
stand_on_own_ground "$work/ground"
env -C "$root/Tests/UITests" COMPTOIR_PROGRAM="$program" COMPTOIR_PICTURES="$pictures" \
    /usr/bin/python3 -m pytest -o cache_dir="$work/pytest" shop_window.py
