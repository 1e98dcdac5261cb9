#!/usr/bin/env bash
# translations.sh : collects every sentence of the program into po/comptoir.pot and brings the
# languages of po/LINGUAS up to date with it.
#
#   translations.sh --check   only says whether they are, and whether each language has every sentence
set -euo pipefail
. "$(dirname "$0")/common.sh"

cd "$root"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# xgettext reads no Swift. Every call of tr, trn and trc is written out in C's words, in a file of the same
# name, on the same line.
python3 meson-helpers/swift-strings.py "$work" Sources
python3 meson-helpers/catalogue-strings.py "$work" Resources/catalogue/*.json
python3 meson-helpers/screen-strings.py "$work" Resources/Screens/discover.json

template=$work/comptoir.pot
(
    cd "$work"
    find Sources Resources -type f | sort >files
    xgettext --language=C --from-code=UTF-8 --files-from=files --output="$template" \
        --keyword= --keyword=tr:1 --keyword=trn:1,2 --keyword=trc:1c,2 --keyword=trnc:1c,2,3 --add-comments=Translators: \
        --package-name=Comptoir --copyright-holder="The Comptoir developers" \
        --msgid-bugs-address=https://github.com/comptoir/comptoir/issues
)
# The desktop entry and the metainfo say what they want translated themselves.
xgettext --join-existing --from-code=UTF-8 --output="$template" --add-comments=Translators: \
    --language=Desktop data/comptoir.desktop.in
cp data/comptoir.metainfo.xml.in "$work/$app_id.metainfo.xml"
xgettext --join-existing --from-code=UTF-8 --output="$template" \
    --its=/usr/share/gettext/its/metainfo.its "$work/$app_id.metainfo.xml"
sed -i -e "s:$work/$app_id.metainfo.xml:data/comptoir.metainfo.xml.in:" \
    -e 's/charset=CHARSET/charset=UTF-8/' -e '/^"POT-Creation-Date:/d' \
    -e 's/^# SOME DESCRIPTIVE TITLE\./# Sentences of Comptoir./' -e 's/PACKAGE package/Comptoir package/' "$template"

if [ "${1:-}" = --check ]; then
    status=0
    # Where a sentence stands may change without it: its line, its file, and so its place among the others.
    sentences() { msgcat --no-location --sort-output --no-wrap "$1"; }
    diff <(sentences po/comptoir.pot) <(sentences "$template") || status=1
    if grep -n '^[^#].*[«»]' po/comptoir.pot; then
        echo "These are the quotes of other languages; their own files have them."
        status=1
    fi
    while read -r language; do
        case $language in '' | '#'*) continue ;; esac
        msgmerge --quiet --no-fuzzy-matching "po/$language.po" "$template" --output-file="$work/$language.po"
        msgattrib --untranslated --no-obsolete "$work/$language.po" >"$work/missing"
        [ ! -s "$work/missing" ] || { echo "po/$language.po has not translated:"; grep '^msg' "$work/missing"; status=1; }
    done <po/LINGUAS
    [ "$status" = 0 ] || echo "Run make translations, and translate what is missing."
    exit "$status"
fi

cmp -s "$template" po/comptoir.pot || cp "$template" po/comptoir.pot
while read -r language; do
    case $language in '' | '#'*) continue ;; esac
    if [ -e "po/$language.po" ]; then
        msgmerge --quiet --update --backup=none --no-fuzzy-matching "po/$language.po" po/comptoir.pot
    else
        msginit --no-translator --locale="$language" --input=po/comptoir.pot --output-file="po/$language.po"
    fi
    printf '%s: ' "$language"
    msgfmt --check --statistics --output-file=/dev/null "po/$language.po" 2>&1
done <po/LINGUAS
"$root/meson-helpers/kit-resources.sh"
