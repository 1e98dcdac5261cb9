#!/usr/bin/env python3
"""screen-strings.py TARGET FILE...: writes the texts of the screens that the program brings into TARGET/FILE in C's
words, each on its own line number, so that xgettext can read them. A text keeps its gaps, as in «all @{bar.count}»."""

import json
import pathlib
import re
import sys

# As in BundledTexts.swift, which a test compares with this.
KEYS = ["action", "badge", "detail", "heading", "hint", "label", "overline", "subtitle", "text", "title"]


def has_words(text):
    """Whether there are letters outside of the gaps."""
    return any(letter.isalpha() for letter in re.sub(r"@\{[^}]*\}", "", text))


def texts(node, key=None):
    if isinstance(node, list):
        for item in node:
            yield from texts(item, key)
    elif isinstance(node, dict):
        for name, value in node.items():
            yield from texts(value, name)
    elif isinstance(node, str) and key in KEYS and has_words(node):
        yield node


def main():
    target = pathlib.Path(sys.argv[1])
    for name in sys.argv[2:]:
        source = pathlib.Path(name).read_text()
        found = {}
        for text in dict.fromkeys(texts(json.loads(source))):
            literal = json.dumps(text, ensure_ascii=False)
            line = source.count("\n", 0, re.search(rf"{re.escape(literal)}(?!\s*:)", source).start())
            found[line] = found.get(line, "") + f"tr({literal}); "
        copy = target / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text("".join(found.get(number, "") + "\n" for number in range(max(found, default=0) + 1)))


if __name__ == "__main__":
    main()
