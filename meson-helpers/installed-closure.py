#!/usr/bin/env python3
"""installed-closure.py PACKAGE... : the installed packages that these and all that they depend on come to.

Each stands on a line of its own as dpkg calls it. A dependency is met by whatever installed package has the name
or provides it, in each of its alternatives. Where one of the packages is not installed, it is named, with status 1.
"""

import re
import subprocess
import sys

FIELDS = ["db:Status-Status", "Package", "binary:Package", "Provides", "Depends", "Pre-Depends"]
NAME = re.compile(r"[a-z0-9][a-z0-9.+-]*")


def names(field):
    """The names in a field of relations, whatever versions or architectures they ask for."""
    parts = (NAME.match(part.strip()) for part in re.split(r"[,|]", field))
    return [match[0] for match in parts if match]


def main(*wanted):
    form = "\\t".join(f"${{{field}}}" for field in FIELDS) + "\\n"
    listing = subprocess.run(["dpkg-query", "-W", "-f", form], check=True, capture_output=True, text=True).stdout
    by_name, needs = {}, {}
    for line in listing.splitlines():
        status, name, full, provides, depends, before = line.split("\t")
        if status == "installed":
            needs[full] = names(depends) + names(before)
            for each in [name, *names(provides)]:
                by_name.setdefault(each, []).append(full)
    missing = [name for name in wanted if name not in by_name]
    if missing:
        sys.exit("not installed: " + " ".join(missing))
    found, waiting = set(), list(wanted)
    while waiting:
        for full in by_name.get(waiting.pop(), []):
            if full not in found:
                found.add(full)
                waiting.extend(needs[full])
    print(*sorted(found), sep="\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
