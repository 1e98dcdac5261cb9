#!/usr/bin/env bash
# install.sh PREFIX : builds and installs with meson; DESTDIR is respected.
set -euo pipefail
. "$(dirname "$0")/common.sh"

prefix=$1 folder=$root/_build
if [ -e "$folder/build.ninja" ]; then
    meson configure "$folder" --prefix "$prefix"
else
    meson setup "$folder" "$root" --prefix "$prefix"
fi
meson compile -C "$folder"
meson install -C "$folder" --no-rebuild
