#!/usr/bin/env bash
# check-signatures.sh [BUILD-FOLDER] : prints every public declaration of the wrapper and the kit with a raw
# pointer in it, read from the modules that were built there, and ends with status 1 if there is one.
# That no C type is in a signature the compiler sees to: C is imported internally.
set -euo pipefail
. "$(dirname "$0")/common.sh"

modules=${1:-$build}/$tested/Modules
[ -e "$modules/Widgets.swiftmodule" ] || fail "There is nothing built in $modules; give \`make check\`."
graphs=$(mktemp -d)
trap 'rm -rf "$graphs"' EXIT

flags=()
while read -r flag; do flags+=(-Xcc "$flag"); done < <(pkg-config --cflags gtk4 libsoup-3.0 shumate-1.0 | tr ' ' '\n' | grep '^-[ID]')
for module in GTK Widgets ComptoirWidgets Map; do
    swift symbolgraph-extract -module-name "$module" -minimum-access-level public -output-dir "$graphs" \
        -target "$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)",/\1/p')" \
        -I "$modules" -I "$root/Sources/CGTK" -I "$root/Sources/CKit/include" -I "$root/Sources/CSoup" -I "$root/Sources/CShumate" \
        -I "${1:-$build}/checkouts/GRDB.swift/Sources/GRDBSQLite" "${flags[@]}"
done

python3 - "$graphs" <<'PY'
import json, pathlib, re, sys

raw = re.compile(r"Unsafe\w*Pointer|OpaquePointer|Unmanaged")
found, count = [], 0
for file in sorted(pathlib.Path(sys.argv[1]).glob("*.symbols.json")):
    for symbol in json.loads(file.read_text())["symbols"]:
        count += 1
        declaration = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
        if raw.search(declaration):
            found.append(f"{file.name.split('.')[0]}: {'.'.join(symbol['pathComponents'])}: {declaration}")
print(*found, sep="\n", end="\n" if found else "")
if count < 500:
    sys.exit(f"only {count} public declarations were found; the modules were not read")
sys.exit(1 if found else 0)
PY
