#!/usr/bin/env python3
"""catalogue-strings.py TARGET FILE...: writes those texts of the packs and of their schema that the program
translates with gettext (a pack translates all the rest itself) into TARGET/FILE in C's words, each on its own line
number, so that xgettext can read them."""

import json
import pathlib
import re
import sys


def texts(node, key=None):
    """The names of regions, what nutrition is given for, and the forms that a schema asks for."""
    if isinstance(node, list):
        for item in node:
            yield from texts(item, key)
    elif isinstance(node, dict):
        if "pattern" in node and "description" in node:
            yield node["description"]
        if "values" in node and isinstance(node.get("name"), str):
            yield node["name"]
        for name, value in node.items():
            yield from texts(value, name)
    elif isinstance(node, str) and key in ("regions", "region", "per"):
        yield node


target = pathlib.Path(sys.argv[1])
for name in sys.argv[2:]:
    source = pathlib.Path(name).read_text()
    found = {}
    for text in dict.fromkeys(texts(json.loads(source))):
        literal = json.dumps(text, ensure_ascii=False)
        line = source.count("\n", 0, re.search(rf"{re.escape(literal)}(?!:)", source).start())
        found[line] = found.get(line, "") + f"tr({literal}); "
    copy = target / name
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_text("".join(found.get(number, "") + "\n" for number in range(max(found, default=0) + 1)))
