#!/usr/bin/env bash
# fetch-fonts.sh [FOLDER] : puts the fonts that fonts.txt pins, and their licences, into FOLDER
# (.build/share/comptoir/fonts), and the packages that they come in beside it. Does nothing where they are already there.
# Without network it says so and succeeds: Comptoir looks right in the system's fonts too.
set -euo pipefail
. "$(dirname "$0")/common.sh"

folder=${1:-$build/share/comptoir/fonts}
pins=$root/meson-helpers/fonts.txt
if cmp -s "$pins" "$folder/.pins" || is_install_by_sudo; then exit 0; fi

python=python3
"$python" -m pip --version >/dev/null 2>&1 || python=/usr/bin/python3
download=$folder-packages
rm -rf "$download"
mkdir -p "$download"

say "Fetching the fonts Lobster, Playfair Display and Raleway"
# pip itself refuses a file whose SHA-256 is not the one pinned.
if ! "$python" -m pip download --quiet --no-deps --only-binary=:all: --require-hashes --disable-pip-version-check \
    --retries 2 --dest "$download" --requirement "$pins" >"$download/log" 2>&1; then
    if grep -q 'DO NOT MATCH THE HASHES' "$download/log"; then
        sed 's/^/    /' "$download/log" >&2
        fail "A font's SHA-256 is not the one pinned in meson-helpers/fonts.txt; nothing was taken."
    fi
    say "The fonts could not be fetched (no network?). Going on with the system's fonts;"
    say "the same command will try again next time."
    exit 0
fi

"$python" "$root/meson-helpers/unpack-fonts.py" "$download" "$folder"
cp "$pins" "$folder/.pins"
