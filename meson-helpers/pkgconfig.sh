#!/usr/bin/env bash
# Writes .build/pkgconfig/gtk4.pc, and one for each other C library of ours, and prints the PKG_CONFIG_PATH
# that makes them the first to be found.
#
# The libraries' own files ask for compiler flags (-pthread, -msse…) that the Swift package manager refuses
# with a warning at every build. These name the same folders and libraries without them.
# A plain `swift build` works as well; it only warns.
set -euo pipefail
. "$(dirname "$0")/common.sh"

folder=${1:-$build/pkgconfig}
others=${PKG_CONFIG_PATH:-}
others=${others#"$folder"}
others=${others#:}
export PKG_CONFIG_PATH=$others

for library in gtk4 libsoup-3.0 shumate-1.0; do
    version=$(pkg-config --modversion "$library" 2>/dev/null) || continue
    flags=$(pkg-config --cflags "$library" | tr ' ' '\n' | grep '^-[ID]' | tr '\n' ' ')
    libraries=$(pkg-config --libs "$library" | tr ' ' '\n' | grep '^-[Ll]' | tr '\n' ' ')
    wanted="Name: $library
Description: $library without the flags that the Swift package manager refuses
Version: $version
Cflags: $flags
Libs: $libraries"
    mkdir -p "$folder"
    if [ "$(cat "$folder/$library.pc" 2>/dev/null)" != "$wanted" ]; then
        printf '%s\n' "$wanted" >"$folder/$library.pc.$$"
        mv "$folder/$library.pc.$$" "$folder/$library.pc"
    fi
done
printf '%s\n' "$folder${others:+:$others}"
