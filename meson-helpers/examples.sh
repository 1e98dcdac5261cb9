#!/usr/bin/env bash
# examples.sh : builds the programs of Examples/, which take this package as anybody else's does, and tells how long wrapper and
# kit took where nothing of them was built (toolkit row 25: under three minutes on two processors), in processor time, as other
# work may go on beside it.
set -euo pipefail
. "$(dirname "$0")/common.sh"

scratch=$build/examples
clean=yes
[ ! -d "$scratch/debug" ] || clean=
# Of a package in another folder Swift does not see that it has got another file, unless this one is newer.
touch "$root/Examples/Package.swift"
# Who has this package among theirs knows none of our variables.
PKG_CONFIG_PATH=$("$root/meson-helpers/pkgconfig.sh") env -u COMPTOIR_STRICT swift build \
    --package-path "$root/Examples" --scratch-path "$scratch"
[ -n "$clean" ] || exit 0
# The second line is of the children: «1m2.345s 0m6.789s». Only this shell itself knows them.
times >"$scratch/times"
say "A clean build of wrapper, kit and examples took $(awk 'NR == 2 {
    for (field = 1; field <= 2; field++) { split($field, part, /[ms]/); seconds += part[1] * 60 + part[2] }
    printf "%.0f", seconds }' "$scratch/times") s of processor time."
