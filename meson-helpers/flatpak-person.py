#!/usr/bin/env python3
"""flatpak-person.py leave|look DATA CATALOGUE SHIPPED: what a person would leave in the app's folders (a favourite,
a pack of their own), and whether it is still there and whole."""

import json
import pathlib
import sqlite3
import sys

what, data, catalogue, shipped = sys.argv[1], *map(pathlib.Path, sys.argv[2:])
library = sqlite3.connect(data / "library.sqlite")
pack = data / "packs/own.json"

if what == "leave":
    with library:
        library.execute("INSERT INTO favourite (kind, id, addedAt) VALUES ('fruit', 'apple', '2026-11-21T12:00:00Z')")
    own = json.loads(shipped.read_text())
    apple = next(fruit for fruit in own["fruits"] if fruit["id"] == "apple")
    pack.parent.mkdir(exist_ok=True)
    pack.write_text(json.dumps({**own, "id": "own", "title": "My own", "fruits": [{**apple, "id": "my-apple"}]}))
else:
    assert library.execute("PRAGMA integrity_check").fetchone()[0] == "ok", "the library is damaged"
    favourites = library.execute("SELECT kind, id FROM favourite").fetchall()
    assert favourites == [("fruit", "apple")], f"the favourites are {favourites}"
    assert pack.stat().st_size > 0, "the pack is gone"
    fruits = {row[0] for row in sqlite3.connect(catalogue).execute("SELECT id FROM entry")}
    assert "my-apple" in fruits, "the pack is not in the catalogue"
    assert len(fruits) > 45, f"the catalogue has only {len(fruits)} fruits"
