#!/usr/bin/env bash
# Writes .build/pkgconfig/gtk4.pc and prints the PKG_CONFIG_PATH that makes it the first to be found.
#
# GTK's own file asks for compiler flags (-pthread, -msse…) that the Swift package manager refuses
# with a warning at every build. This one names the same folders and libraries without them.
# A plain `swift build` works as well; it only warns.
set -euo pipefail
. "$(dirname "$0")/common.sh"

folder=${1:-$build/pkgconfig}
others=${PKG_CONFIG_PATH:-}
others=${others#"$folder"}
others=${others#:}
export PKG_CONFIG_PATH=$others

if version=$(pkg-config --modversion gtk4 2>/dev/null); then
    flags=$(pkg-config --cflags gtk4 | tr ' ' '\n' | grep '^-[ID]' | tr '\n' ' ')
    libraries=$(pkg-config --libs gtk4 | tr ' ' '\n' | grep '^-[Ll]' | tr '\n' ' ')
    wanted="Name: GTK
Description: GTK without the flags that the Swift package manager refuses
Version: $version
Cflags: $flags
Libs: $libraries"
    mkdir -p "$folder"
    if [ "$(cat "$folder/gtk4.pc" 2>/dev/null)" != "$wanted" ]; then
        printf '%s\n' "$wanted" >"$folder/gtk4.pc.$$"
        mv "$folder/gtk4.pc.$$" "$folder/gtk4.pc"
    fi
fi
printf '%s\n' "$folder${others:+:$others}"
