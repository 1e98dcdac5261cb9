#!/usr/bin/env python3
"""link-program.py BUILD : links the program of a release build once more, as it is shipped: with Swift's library in it.

The package manager would compile everything anew for that, as tests cannot be linked so. It leaves behind how it links; what
is compiled is the same, but does not say yet in which parts Foundation is where it is linked in.
"""

import json
import pathlib
import re
import subprocess
import sys

PARTS = ("CoreFoundation", "_FoundationCShims", "_FoundationCollections", "_FoundationICU", "util")

build = pathlib.Path(sys.argv[1])
program = str((build / "release").resolve() / "comptoir")
for found in re.finditer(r"^ *args: (\[.*\])$", (build / "release.yaml").read_text(), re.MULTILINE):
    command = json.loads(found[1])
    if "-emit-executable" in command and program in command:
        static = ("-static-stdlib", *(f"-l{part}" for part in PARTS), "-Xlinker", "--no-export-dynamic")
        subprocess.run([*command, *static], check=True)
        break
else:
    sys.exit(f"{build}/release.yaml does not say how {program} is linked; is it still the package manager's?")
