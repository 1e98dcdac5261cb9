#!/usr/bin/env bash
# examples.sh : builds the programs of Examples/, which take this package as anybody else's does, and tells how long wrapper and
# kit took where nothing of them was built (toolkit row 25: under three minutes on two processors).
set -euo pipefail
. "$(dirname "$0")/common.sh"

scratch=$build/examples
clean=yes
[ ! -d "$scratch/debug" ] || clean=
begin=$(date +%s)
# Of a package in another folder Swift does not see that it has got another file, unless this one is newer.
touch "$root/Examples/Package.swift"
# Who has this package among theirs knows none of our variables.
PKG_CONFIG_PATH=$("$root/meson-helpers/pkgconfig.sh") env -u COMPTOIR_STRICT swift build \
    --package-path "$root/Examples" --scratch-path "$scratch"
if [ -n "$clean" ]; then say "A clean build of wrapper, kit and examples took $(($(date +%s) - begin)) s."; fi
