#!/usr/bin/env bash
# before-after.sh REVISION [FOLDER] : each picture of a page that is not as it was at a revision, with that beside it.
set -euo pipefail
. "$(dirname "$0")/common.sh"

[ $# -gt 0 ] || fail "Say since when: a revision, as in $(basename "$0") v0.1.0."
since=$(git -C "$root" rev-parse --verify --quiet "$1^{commit}") || fail "There is no revision $1."
sheets=${2:-$build/before-after}
references=Tests/UITests/references
scratch=$(mktemp -d)
trap 'rm -r "$scratch"' EXIT
mkdir -p "$sheets"

# Only what changed is told, and what is new has nothing beside it.
git -C "$root" diff --name-only --diff-filter=M "$since" -- "$references/*.webp" >"$scratch/changed"
while read -r picture; do
    name=$(basename "$picture" .webp)
    git -C "$root" show "$since:$picture" >"$scratch/before.webp"
    convert "$scratch/before.webp" "$root/$picture" -background '#808080' -gravity north -bordercolor '#808080' \
        -border 6 +append "$sheets/$name.png" || fail "$picture could not be laid beside what it was."
done < <(grep -v '/gtk-\|/gallery/' "$scratch/changed")
say "$(find "$sheets" -name '*.png' | wc -l) pages that are not as they were are in $sheets"
