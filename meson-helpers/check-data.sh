#!/usr/bin/env bash
# check-data.sh : whether what the desktop is told is valid, and says the same thing everywhere.
set -uo pipefail
. "$(dirname "$0")/common.sh"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
wrong() {
    say "$*"
    status=1
}

version=$(sed -n "s/^ *version: '\(.*\)',$/\1/p" "$root/meson.build" | head -n 1)
filled() { sed -e "s/@APP_ID@/$app_id/g" -e "s/@VERSION@/$version/g" -e 's:@BINDIR@:/usr/bin:g' "$root/data/$1"; }
filled comptoir.desktop.in >"$work/$app_id.desktop"
filled comptoir.metainfo.xml.in >"$work/$app_id.metainfo.xml"

"$root/meson-helpers/validate-desktop.sh" "$work/$app_id.desktop" || status=1
# What an older appstreamcli does not know yet is no mistake of ours: developer_name became <developer>.
output=$(appstreamcli validate --no-net --explain "$work/$app_id.metainfo.xml" 2>&1) || wrong "$output"
mkdir "$work/schemas"
cp "$root/data/$app_id.gschema.xml" "$work/schemas/"
glib-compile-schemas --strict --dry-run "$work/schemas" || status=1

grep -q "<schema id=\"$app_id\"" "$root/data/$app_id.gschema.xml" || wrong "The schema's id is not $app_id"
summary=$(sed -n 's:.*<summary>\(.*\)</summary>.*:\1:p' "$root/data/comptoir.metainfo.xml.in")
if [ ${#summary} -lt 10 ] || [ ${#summary} -gt 25 ]; then wrong "The summary «$summary» has not 10 to 25 characters"; fi
release=$(sed -n 's/.*<release version="\([^"]*\)".*/\1/p' "$root/data/comptoir.metainfo.xml.in" | head -n 1)
[ "$release" = "$version" ] || wrong "meson.build says version $version, the newest release in the metainfo is $release"
changed=$(sed -n 's/^## \[\([0-9][^]]*\)\].*/\1/p' "$root/CHANGELOG.md" | head -n 1)
[ "$changed" = "$version" ] || wrong "meson.build says version $version, the newest in CHANGELOG.md is $changed"
constant=$(grep -rhoE 'static let version = "[^"]*"' "$root/Sources/ComptoirApp" | cut -d'"' -f2)
[ "${constant:-$version}" = "$version" ] || wrong "meson.build says version $version, the program says $constant"

for icon in "$root"/Resources/icons/hicolor/scalable/actions/*-symbolic.svg; do
    for size in 16x16 16x16@2; do
        points=$root/Resources/icons/hicolor/$size/actions/$(basename "$icon" .svg).symbolic.png
        [ -e "$points" ] || wrong "$points is missing; make icons draws it"
    done
done

while read -r language; do
    case $language in '' | '#'*) continue ;; esac
    msgfmt --check --output-file=/dev/null "$root/po/$language.po" || status=1
done < <(cat "$root/po/LINGUAS" 2>/dev/null)

if [ -e "$root/data/flatpak/$app_id.json" ]; then
    python3 - "$root/data/flatpak/$app_id.json" "$app_id" "$root/Package.swift" "$root/meson-helpers/fonts.txt" <<'PY' || status=1
import json, pathlib, re, sys

manifest = json.load(open(sys.argv[1]))
problems = []
if manifest["id"] != sys.argv[2]:
    problems.append(f"The manifest's id is {manifest['id']}")
sources = {source["url"]: source for module in manifest["modules"] for source in module["sources"]
           if isinstance(source, dict) and source["type"] == "git"}
for url, lowest in re.findall(r'\.package\(url: "([^"]+)", (?:from|exact): "([^"]+)"', pathlib.Path(sys.argv[3]).read_text()):
    tag = sources.get(url, {}).get("tag")
    if tag is None:
        problems.append(f"Package.swift needs {url}; the manifest has no source for it")
    elif [int(part) for part in tag.lstrip("v").split(".")] < [int(part) for part in lowest.split(".")]:
        problems.append(f"Package.swift needs {url} {lowest} or later; the manifest has {tag}")
for url, source in sources.items():
    # The program's own commit is known once it is tagged: flathub-manifest.py writes it.
    if not url.endswith("/comptoir.git") and not re.fullmatch("[0-9a-f]{40}", source.get("commit", "")):
        problems.append(f"The manifest's source {url} has no commit beside its tag")
files = {source["sha256"]: source["url"] for module in manifest["modules"] for source in module["sources"]
         if isinstance(source, dict) and source["type"] == "file"}
pinned = set(re.findall("--hash=sha256:([0-9a-f]+)", pathlib.Path(sys.argv[4]).read_text()))
if pinned != set(files):
    problems.append(f"The manifest's fonts {sorted(files.values())} are not those that meson-helpers/fonts.txt pins")
print(*problems, sep="\n", end="\n" if problems else "")
sys.exit(bool(problems))
PY
fi
exit "$status"
