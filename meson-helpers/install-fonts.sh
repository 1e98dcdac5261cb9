#!/usr/bin/env bash
# install-fonts.sh FROM TO : what meson calls to install the fonts and their licences, if there are any.
set -euo pipefail

from=$1 to=${DESTDIR:-}$2
shopt -s nullglob
files=("$from"/*.ttf "$from"/LICENSE-*.txt)
[ ${#files[@]} -gt 0 ] || exit 0
mkdir -p "$to"
install -m 644 "${files[@]}" "$to"
