#!/usr/bin/env python3
"""packs.py FRUITS FOLDER TO [--one-line] : a pack of so many fruits in the folder TO, beside the schema. They are those of the
catalogue FOLDER by turns, each with an id and a name of its own, on one line as any serializer writes them or on many."""

import itertools
import json
import pathlib
import shutil
import sys

count, source, to = int(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
to.mkdir(parents=True, exist_ok=True)
shutil.copy(source / "pack.schema.json", to)
pack = json.loads((source / "fruits.json").read_text())
pack["fruits"] = [
    fruit | {"id": f"{fruit['id']}-{number}", "name": f"{fruit['name']} {number}"}
    for number, fruit in zip(range(count), itertools.cycle(pack["fruits"]))
]
(to / "fruits.json").write_text(json.dumps(pack, ensure_ascii=False, indent=None if "--one-line" in sys.argv else 2))
