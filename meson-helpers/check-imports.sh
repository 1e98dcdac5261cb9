#!/usr/bin/env bash
# check-imports.sh [FOLDER] : prints every import that runs against the arrows of ARCHITECTURE.md,
# and ends with status 1 if there is one.
set -euo pipefail
. "$(dirname "$0")/common.sh"

python3 - "${1:-$root}" <<'PY'
import pathlib, re, sys

root = pathlib.Path(sys.argv[1])

# An arrow points at what is depended on; what a module reaches through several arrows it may import.
arrows = {
    "CGTK": [], "CKit": [], "CShumate": [], "CSoup": [],
    # What a day is, for all who speak of days.
    "Dates": [],
    "GTK": ["Dates", "CGTK", "CSoup"],
    "Widgets": ["GTK", "CKit"],
    # What draws drinks, bottles and days stands on the kit as any stranger's widgets would.
    "ComptoirWidgets": ["Widgets"],
    # Map wraps libshumate as GTK wraps GTK, and reads map files, which are SQLite.
    "Map": ["Widgets", "CGTK", "CShumate", "GRDB"],
    "JSON": [],
    "Store": ["Dates", "JSON", "GRDB"],
    "ServerUI": ["Dates", "JSON"],
    "ServerUIRenderer": ["ServerUI", "Map", "ComptoirWidgets"],
    "ComptoirApp": ["ServerUIRenderer", "Store", "Map", "ComptoirWidgets", "ArgumentParser"],
    "Comptoir": ["ComptoirApp"],
    "GalleryPages": ["ServerUIRenderer", "Map", "ComptoirWidgets"],
    "Gallery": ["GalleryPages", "Widgets"],
    "TestSupport": ["GTK", "TestEntry"],
    "TestEntry": [],
}
# These end at the module that names them: nobody imports them through it.
fenced = {"CGTK", "CKit", "CShumate", "CSoup", "GRDB", "ArgumentParser"}


def reached(module):
    found, waiting = set(arrows[module]), list(arrows[module])
    while waiting:
        for target in arrows.get(waiting.pop(), []):
            if target not in fenced and target not in found:
                found.add(target)
                waiting.append(target)
    return found


ours = set(arrows) | fenced
pattern = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:struct|class|enum|protocol|typealias|func|var|let|actor)\s+)?(\w+)")
problems = []


def check(file, allowed, why):
    for number, line in enumerate(file.read_text().splitlines(), 1):
        match = pattern.match(line)
        if match and match[1] in ours and match[1] not in allowed:
            problems.append(f"{file.relative_to(root)}:{number}: imports {match[1]}; {why}")


for folder in sorted(path for path in (root / "Sources").iterdir() if path.is_dir()):
    module = folder.name
    files = sorted(folder.rglob("*.swift"))
    if module not in arrows:
        problems.append(f"Sources/{module}: no arrow is drawn for this module in meson-helpers/check-imports.sh")
        continue
    allowed = reached(module)
    for file in files:
        if module == "ComptoirApp" and re.search(r"Model(\+\w+)?\.swift$", file.name):
            check(file, allowed - {"GTK", "Widgets", "ComptoirWidgets", "ServerUIRenderer"}, "a view model knows no widgets")
        else:
            names = ", ".join(sorted(allowed)) or "none of ours"
            check(file, allowed, f"{module} may import {names}")

# Who links the wrapper statically gets all of Foundation, and the tables of all languages, for one import of it.
for file in sorted(path for module in ("Dates", "GTK") for path in (root / "Sources" / module).rglob("*.swift")):
    for number, line in enumerate(file.read_text().splitlines(), 1):
        match = pattern.match(line)
        if match and match[1] == "Foundation":
            problems.append(f"{file.relative_to(root)}:{number}: imports Foundation; FoundationEssentials or Glibc will do")

# Within the program, what pages share knows none of them: Features stand on Services, Models and Navigation, and the
# command line and the application on all of it.
program = root / "Sources/ComptoirApp"
declared = re.compile(
    r"^(?:@\w+(?:\([^)]*\))? )*(?:public |package )?(?:final |indirect )?(?:class|struct|enum|protocol|actor|typealias) (\w+)",
    re.M)
above = {}
for file in [*program.glob("*.swift"), *program.glob("Features/**/*.swift"), *program.glob("CommandLine/**/*.swift")]:
    for name in declared.findall(file.read_text()):
        above[name] = file.relative_to(program)
for part in ["Services", "Models", "Navigation"]:
    for file in sorted((program / part).rglob("*.swift")):
        for number, line in enumerate(file.read_text().splitlines(), 1):
            code = re.sub(r'//.*|"(?:\\.|[^"\\])*"', "", line)
            for name in sorted(set(re.findall(r"\b[A-Z]\w+\b", code)) & above.keys()):
                problems.append(f"{file.relative_to(root)}:{number}: uses {name} of {above[name]}; {part} know no feature")

for folder in sorted((root / "Tests").glob("*Tests")):
    module = folder.name.removesuffix("Tests")
    if module not in arrows:
        continue
    allowed = reached(module) | {module, "TestSupport"}
    if module in {"JSON", "Store", "ServerUI"}:
        allowed.discard("TestSupport")
    else:
        # Widgets are put on a stage; the stage is of the module GTK.
        allowed |= {"GTK"}
    if module == "Widgets":
        # What draws drinks, bottles and days is tried with the kit that it stands on.
        allowed |= {"ComptoirWidgets"}
    for file in sorted(folder.rglob("*.swift")):
        check(file, allowed, f"tests of {module} may import {', '.join(sorted(allowed))}")

print(*problems, sep="\n", end="\n" if problems else "")
sys.exit(1 if problems else 0)
PY
