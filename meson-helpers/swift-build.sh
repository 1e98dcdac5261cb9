#!/usr/bin/env bash
# swift-build.sh : what meson calls to build the program with the Swift package manager. The Swift
# library is linked into it, so that it runs where no Swift is installed.
#
# `sudo meson install` has meson call it once more, as root: what was built as the person is installed then, and nothing
# is built.
#
# Where the folder swiftpm-sources/ is in the tree, nothing is fetched: see offline-packages.sh.
set -euo pipefail
. "$(dirname "$0")/common.sh"

while [ $# -gt 0 ]; do
    case $1 in
    --swift) swift=$2 ;;
    --source) source=$2 ;;
    --scratch) scratch=$2 ;;
    --product) product=$2 ;;
    --configuration) configuration=$2 ;;
    --output) output=$2 ;;
    --symbols) symbols=$2 ;;
    *) fail "swift-build.sh: unknown argument $1" ;;
    esac
    shift 2
done

if is_install_by_sudo; then
    [ -e "$output" ] || fail "$output is not there yet. Give \`meson compile\` first, as yourself: nothing is built as root."
    exit 0
fi

arguments=(--package-path "$source" --scratch-path "$scratch" --configuration "$configuration"
    --product "$product" "${self_contained[@]}")
if [ -d "$source/swiftpm-sources" ]; then
    "$root/meson-helpers/offline-packages.sh" "$swift" "$source" "$source/swiftpm-sources"
    # A sandbox inside the packager's own sandbox cannot be made, nor is it needed.
    arguments+=(--disable-sandbox --cache-path "$scratch/cache" --force-resolved-versions)
fi

PKG_CONFIG_PATH=$("$root/meson-helpers/pkgconfig.sh" "$scratch/pkgconfig")
export PKG_CONFIG_PATH
"$swift" build "${arguments[@]}" >&2
cp "$("$swift" build "${arguments[@]}" --show-bin-path)/$product" "$output.new"
if [ "$symbols" = strip ]; then strip "$output.new"; fi
mv "$output.new" "$output"
