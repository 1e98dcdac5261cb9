#!/usr/bin/env python3
"""manual.py PROGRAM OUTPUT: writes the page of the manual (mdoc) from what the program itself says of its command line."""

import json
import os
import subprocess
import sys

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": ""}


def escaped(text):
    """A text as roff reads it: no line of it is taken for a request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.splitlines())


def paragraphs(text):
    """What stands apart, and indented lines as they are."""
    for part in (text or "").split("\n\n"):
        lines = part.strip("\n")
        if lines.startswith("  "):
            yield f".Bd -literal -offset indent\n{escaped(lines)}\n.Ed"
        elif lines:
            yield f".Pp\n{escaped(lines)}"


def name(argument):
    """An argument as it is typed, in mdoc's words."""
    value = f" Ar {argument['valueName']}" if argument["kind"] != "flag" and argument.get("valueName") else ""
    if argument["kind"] == "positional":
        return f"Ar {argument['valueName']}" + (" ..." if argument["isRepeating"] else "")
    words = [each["name"].replace("-", "\\-") for each in argument["names"]]
    dashes = ["Fl " + ("" if each["kind"] == "short" else "\\-") + word for each, word in zip(argument["names"], words)]
    return " , ".join(dashes) + value


def arguments(command, path):
    """What a command takes, without what is hidden; what every command takes is told of the first alone."""
    found = [each for each in command.get("arguments", []) if each.get("shouldDisplay", True)]
    return [each for each in found if len(path) == 1 or each.get("valueName") not in ("help", "version")]


def subcommands(command):
    return [each for each in command.get("subcommands", []) if each["commandName"] != "help"]


def synopsis(command, path):
    parts = []
    if len(path) > 1 and not arguments(command, path) and subcommands(command):
        parts.append(".Ar command")
    for argument in arguments(command, path):
        word = name(argument)
        parts.append(f".Op {word}" if argument["isOptional"] else f".{word}")
    yield "\n".join([f".Nm {' '.join(path)}", *parts])
    for each in subcommands(command):
        yield from synopsis(each, [*path, each["commandName"]])


def described(command, path):
    yield f".Ss {' '.join(path)}\n{escaped(command.get('abstract', ''))}"
    yield from paragraphs(command.get("discussion"))
    told = [each for each in arguments(command, path) if each.get("abstract")]
    if told:
        yield ".Bl -tag -width indent"
        for argument in told:
            yield f".It {name(argument)}\n{escaped(argument['abstract'])}"
        yield ".El"
    for each in subcommands(command):
        yield from described(each, [*path, each["commandName"]])


def main(program, output):
    told = subprocess.run([os.path.abspath(program), "--experimental-dump-help"], env=ENVIRONMENT, capture_output=True, text=True, check=True)
    command = json.loads(told.stdout)["command"]
    path = [command["commandName"]]
    page = [
        f".Dd $Mdocdate$\n.Dt {path[0].upper()} 1\n.Os\n.Sh NAME\n.Nm {path[0]}\n.Nd {escaped(command['abstract']).rstrip('.')}",
        ".Sh SYNOPSIS", *synopsis(command, path), ".Sh DESCRIPTION", *described(command, path),
        ".Sh FILES", ".Bl -tag -width indent",
        ".It Pa ~/.local/share/comptoir/library.sqlite\nWhat is the person's own; its backups stand beside it.",
        ".It Pa ~/.local/share/comptoir/packs/\nFruits, drinks and stores of one's own, as JSON.",
        ".It Pa ~/.cache/comptoir/\nWhat may be deleted at any time.", ".El",
        ".Sh EXIT STATUS\n0 where all went well, 1 where something could not be done, 64 where the command was given wrongly.",
    ]  # fmt: skip
    with open(output, "w") as file:
        file.write("\n".join(page) + "\n")


main(*sys.argv[1:])
