#!/usr/bin/env bash
# validate-desktop.sh FILE : whether a desktop entry is right, as desktop-file-validate has it. An older one does not know
# SingleMainWindow yet, and cannot be asked its version.
set -euo pipefail

copy=$(mktemp --suffix=.desktop)
trap 'rm -f "$copy"' EXIT
sed '/^SingleMainWindow=true$/d' "$1" >"$copy"
desktop-file-validate "$copy"
