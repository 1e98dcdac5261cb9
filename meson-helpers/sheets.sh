#!/usr/bin/env bash
# sheets.sh [FOLDER] : all pictures of fruits side by side, to be looked at: large and at 48 pixels, on light and on dark.
set -euo pipefail
. "$(dirname "$0")/common.sh"

sheets=${1:-$build/sheets}
scratch=$(mktemp -d)
trap 'rm -r "$scratch"' EXIT
mkdir -p "$sheets"

for side in 240 48; do
    mkdir "$scratch/$side"
    for picture in "$root"/Resources/pictures/fruits/*.svg; do
        rsvg-convert --width "$side" --height "$side" --keep-aspect-ratio "$picture" \
            --output "$scratch/$side/$(basename "$picture" .svg).png" || fail "$picture could not be drawn."
    done
    labels=(-label '%t')
    [ "$side" -gt 48 ] || labels=(+label)
    # The colours of a page's ground and of its text, in the two themes.
    for theme in 'light #FBF6EC #3B2A20' 'dark #042D29 #E9E2D0'; do
        read -r name ground text <<<"$theme"
        montage "${labels[@]}" "$scratch/$side"/*.png -tile 8x -geometry +6+6 -background "$ground" -fill "$text" \
            "$sheets/fruits-$side-$name.png"
    done
done
say "The sheets are in $sheets"
