#!/usr/bin/env bash
# install-fonts.sh FROM TO : what meson calls to install the fonts and their licences, if there are any; they may be in the
# packages still that fonts.txt pins.
set -euo pipefail

from=$1 to=${DESTDIR:-}$2
shopt -s nullglob
packages=("$from"/*.whl)
if [ ${#packages[@]} -gt 0 ]; then
    unpacked=$(mktemp -d)
    trap 'rm -rf "$unpacked"' EXIT
    "$(dirname "$0")/unpack-fonts.py" "$from" "$unpacked"
    from=$unpacked
fi
files=("$from"/*.ttf "$from"/LICENSE-*.txt)
[ ${#files[@]} -gt 0 ] || exit 0
mkdir -p "$to"
install -m 644 "${files[@]}" "$to"
