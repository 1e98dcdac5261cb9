#!/usr/bin/env bash
# kit-resources.sh [FILE] : packs what the kit carries in itself into Sources/CKit/kit.gresource, or into another file: its style
# sheets, the icons that its widgets name, and its own sentences in each language. The same files give the same pack.
set -euo pipefail
. "$(dirname "$0")/common.sh"

target=${1:-$root/Sources/CKit/kit.gresource}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
kit="Sources/GTK Sources/Widgets Sources/Map Sources/ServerUIRenderer"

cd "$root"
mkdir -p "$work/style" "$work/icons" "$work/locale"
cp Resources/style/{kit,light,dark,light-contrast,dark-contrast,contrast}.css "$work/style/"
# shellcheck disable=SC2086  # several folders
grep -rhoE '"comptoir-[a-z-]+-symbolic"' --include='*.swift' $kit | tr -d '"' | sort -u | while read -r icon; do
    found=no
    for file in Resources/icons/hicolor/*/actions/"$icon"{,-rtl}{,.symbolic}.{svg,png}; do
        [ -e "$file" ] || continue
        found=yes
        mkdir -p "$work/icons/$(basename "$(dirname "$(dirname "$file")")")/actions"
        cp "$file" "$work/icons/$(basename "$(dirname "$(dirname "$file")")")/actions/"
    done
    [ $found = yes ] || fail "the kit names the icon $icon, which is not in Resources/icons"
done

# The sentences that are written in the kit's own files.
# shellcheck disable=SC2086  # several folders
mapfile -t places < <(find $kit -name '*.swift' -printf '--location=%p\n')
while read -r language; do
    case $language in '' | '#'*) continue ;; esac
    msggrep "${places[@]}" --no-wrap "po/$language.po" | msgfmt --output-file="$work/locale/$language.mo" -
done <po/LINGUAS

{
    echo '<gresources><gresource prefix="/io/github/comptoir/kit">'
    (cd "$work" && find style icons locale -type f | sort | sed 's|.*|<file>&</file>|')
    echo '</gresource></gresources>'
} >"$work/kit.xml"
glib-compile-resources --sourcedir="$work" --target="$work/kit.gresource" "$work/kit.xml"
cmp -s "$work/kit.gresource" "$target" || cp "$work/kit.gresource" "$target"
