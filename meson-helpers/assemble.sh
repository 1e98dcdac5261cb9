#!/usr/bin/env bash
# assemble.sh : lays out .build/share/comptoir, where the program run from the build folder finds
# its resources: those of Resources/ (as links, so an edit is seen at once), fonts, the compiled
# settings schema and translations. Only what has changed is made anew.
set -euo pipefail
. "$(dirname "$0")/common.sh"

share=$build/share/comptoir
mkdir -p "$share"

for link in "$share"/*; do
    if [ -L "$link" ] && [ ! -e "$link" ]; then rm "$link"; fi
done
for folder in "$root"/Resources/*/; do
    name=$(basename "$folder")
    [ -e "$share/$name" ] || ln -s "../../../Resources/$name" "$share/$name"
done

"$root/meson-helpers/fetch-fonts.sh" "$share/fonts"

schema=$root/data/$app_id.gschema.xml
if [ "$schema" -nt "$share/schemas/gschemas.compiled" ]; then
    mkdir -p "$share/schemas"
    cp "$schema" "$share/schemas/"
    glib-compile-schemas --strict "$share/schemas"
fi

while read -r language; do
    case $language in '' | '#'*) continue ;; esac
    messages=$share/locale/$language/LC_MESSAGES/comptoir.mo
    if [ "$root/po/$language.po" -nt "$messages" ]; then
        mkdir -p "$(dirname "$messages")"
        msgfmt --check --output-file="$messages" "$root/po/$language.po"
    fi
done < <(cat "$root/po/LINGUAS" 2>/dev/null)
