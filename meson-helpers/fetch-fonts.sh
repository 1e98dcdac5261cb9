#!/usr/bin/env bash
# fetch-fonts.sh [FOLDER] : puts the fonts that fonts.txt pins, and their licences, into FOLDER
# (.build/share/comptoir/fonts). Does nothing where they are already there.
# Without network it says so and succeeds: Comptoir looks right in the system's fonts too.
set -euo pipefail
. "$(dirname "$0")/common.sh"

folder=${1:-$build/share/comptoir/fonts}
pins=$root/meson-helpers/fonts.txt
if cmp -s "$pins" "$folder/.pins"; then exit 0; fi

python=python3
"$python" -m pip --version >/dev/null 2>&1 || python=/usr/bin/python3
download=$(mktemp -d)
trap 'rm -rf "$download"' EXIT

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

mkdir -p "$folder"
"$python" - "$download" "$folder" <<'PY'
import pathlib, sys, zipfile

download, folder = map(pathlib.Path, sys.argv[1:])
for wheel in sorted(download.glob("*.whl")):
    with zipfile.ZipFile(wheel) as archive:
        fonts = [name for name in archive.namelist() if name.endswith(".ttf")]
        family = pathlib.PurePath(fonts[0]).name.split("[")[0].split("-")[0]
        for name in fonts:
            (folder / pathlib.PurePath(name).name).write_bytes(archive.read(name))
        licence = next(name for name in archive.namelist() if name.count("/") == 1 and name.endswith("/LICENSE"))
        (folder / f"LICENSE-{family}.txt").write_bytes(archive.read(licence))
PY
cp "$pins" "$folder/.pins"
