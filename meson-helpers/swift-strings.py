#!/usr/bin/env python3
"""swift-strings.py TARGET FOLDER: for each Swift file in FOLDER writes TARGET/FOLDER/….swift in C's
words, with nothing in it but the calls of tr, trn, trc and trnc and the comments for translators, each on its own
line number, so that xgettext can read it."""

import pathlib
import re
import sys

CALLS = {"tr": 1, "trn": 2, "trc": 2, "trnc": 3}
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "'": "'", "\\": "\\"}


class Reader:
    def __init__(self, file):
        self.file = file
        self.text = file.read_text()
        self.found = {}

    def line(self, at):
        return self.text.count("\n", 0, at)

    def note(self, at, words):
        self.found[self.line(at)] = self.found.get(self.line(at), "") + words

    def code(self, at, end_at=None):
        """Reads code up to `end_at`, a closing bracket of this depth; returns where it ended."""
        text, depth = self.text, 0
        while at < len(text):
            if text.startswith("//", at):
                end = text.find("\n", at)
                end = len(text) if end < 0 else end
                if "Translators:" in text[at:end]:
                    self.note(at, "/* " + text[at:end].lstrip("/ ") + " */")
                at = end
            elif text.startswith("/*", at):
                at = text.find("*/", at) + 2
            elif opening := re.compile(r'#*"').match(text, at):
                at, _ = self.string(at)
            elif text[at] == "(":
                depth, at = depth + 1, at + 1
            elif text[at] == ")":
                if end_at == ")" and depth == 0:
                    return at + 1
                depth, at = depth - 1, at + 1
            elif call := re.compile(r"(?<![\w.])(trnc|trn|trc|tr)\s*\(\s*(?=#*\")").match(text, at):
                if not re.search(r"func\s+$", text[:at]):
                    self.call(call[1], at, call.end())
                at = call.start() + len(call[1])
            else:
                word = re.compile(r"\w+").match(text, at)
                at = word.end() if word else at + 1
        return at

    def call(self, name, at, first):
        literals, here = [], first
        for _ in range(CALLS[name]):
            literal = re.compile(r'\s*(?:\w+:\s*)?(?=#*")').match(self.text, here)
            if not literal:
                break
            here, value = self.string(literal.end(), quietly=True)
            if value is None:
                print(f"{self.file}:{self.line(at) + 1}: {name} is given a text with a gap \\(…); "
                      "name the gap and give the value as an argument", file=sys.stderr)
                return
            literals.append(value)
            comma = re.compile(r"\s*,").match(self.text, here)
            here = comma.end() if comma else here
        if len(literals) == CALLS[name]:
            self.note(at, f"{name}({', '.join(map(in_c, literals))}); ")

    def string(self, at, quietly=False):
        """Reads a string literal; returns where it ended and its value, None if it has a gap."""
        text, start = self.text, at
        hashes = re.compile(r"#*").match(text, at)[0]
        at += len(hashes)
        multi = text.startswith('"""', at)
        quote = ('"""' if multi else '"') + hashes
        at += 3 if multi else 1
        value, has_gap = [], False
        while not text.startswith(quote, at):
            if at >= len(text):
                raise SystemExit(f"{self.file}:{self.line(start) + 1}: this text does not end")
            if text.startswith("\\" + hashes, at):
                at += 1 + len(hashes)
                letter = text[at]
                if letter == "(":
                    has_gap = True
                    inner = Reader.__new__(Reader)
                    inner.file, inner.text, inner.found = self.file, text, {} if quietly else self.found
                    at = inner.code(at + 1, ")")
                elif letter == "u":
                    code = re.compile(r"u\{([0-9A-Fa-f]+)\}").match(text, at)
                    value.append(chr(int(code[1], 16)))
                    at = code.end()
                elif letter == "\n":
                    value.append("\0")  # taken out below, with the indentation that follows
                    at += 1
                else:
                    value.append(ESCAPES.get(letter, letter))
                    at += 1
            else:
                value.append(text[at])
                at += 1
        value = "".join(value)
        if multi:
            lines = value.replace("\0", "\0\n").split("\n")
            indentation = lines[-1]
            lines = [line.removeprefix(indentation) for line in lines[1:-1]]
            value = "\n".join(lines).replace("\0\n", "")
        return at + len(quote), None if has_gap else value


def in_c(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'


target, folder = map(pathlib.Path, sys.argv[1:])
for file in sorted(folder.rglob("*.swift")):
    reader = Reader(file)
    reader.code(0)
    copy = target / file
    copy.parent.mkdir(parents=True, exist_ok=True)
    last = max(reader.found, default=0)
    copy.write_text("".join(reader.found.get(number, "") + "\n" for number in range(last + 1)))
