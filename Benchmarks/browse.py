#!/usr/bin/python3
"""browse.py PROGRAM CATALOGUE ROUNDS REST : opens every page there is in a running program, so many times, as another
program would, and prints the private memory of its process in MB: `first` with the first page, `browsed` after the last and
`idle` after so many seconds of rest. What the rest is follows, by kind.

Nothing in the program knows of this. A page is taken as open once no thread of the program has worked for a while."""

import collections
import json
import pathlib
import subprocess
import sys
import time

import gi
from gi.repository import Gio, GLib

# What is not installed has another name than what is.
NAME = "io.github.comptoir.Comptoir.Devel"
LISTS = ("discover", "fruits", "drinks", "bar", "log", "shop", "cart", "orders", "evenings", "stores", "days", "counters")
# The lists that entries of the catalogue open from: its file, and what their addresses begin with.
ENTRIES = {"fruits": ("fruits", "fruit"), "drinks": ("drinks", "drink"), "shop": ("products", "product")}


def addresses(catalogue):
    """A list, then what opens from it: each page lies on those before it, as pages that lead from one to the other do."""
    for name in LISTS:
        yield f"comptoir:/{name}"
        if name in ENTRIES:
            file, kind = ENTRIES[name]
            for entry in json.loads((catalogue / f"{file}.json").read_text())[file]:
                yield f"comptoir:/{kind}/{entry['id']}"


class Browsed:
    """The program while it is looked at."""

    def __init__(self, program, address):
        self.process = subprocess.Popen([program, address])
        self.place = pathlib.Path(f"/proc/{self.process.pid}")
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        while not self._owner():
            if self.process.poll() is not None:
                sys.exit(f"{program} ended with status {self.process.returncode}; a built one, which is not installed, is needed.")
            time.sleep(0.05)
        self.rest(1, 30)

    def _owner(self):
        bus = "org.freedesktop.DBus"
        return self._call(bus, "/org/freedesktop/DBus", bus, "NameHasOwner", "(s)", NAME)[0]

    def _call(self, name, place, interface, method, form, *values):
        return self.bus.call_sync(name, place, interface, method, GLib.Variant(form, values), None, 0, 60_000, None)

    def open(self, address):
        self._call(NAME, "/" + NAME.replace(".", "/"), "org.freedesktop.Application", "Open", "(asa{sv})", [address], {})
        self.rest(0.05)

    def worked(self):
        """Nanoseconds that its threads have run."""
        total = 0
        for thread in (self.place / "task").iterdir():
            try:
                total += int((thread / "schedstat").read_text().split()[0])
            except (FileNotFoundError, ProcessLookupError):
                pass
        return total

    def rest(self, seconds, patience=3):
        """Waits until it has done next to nothing for so long; what moves by itself is not waited for."""
        end = time.monotonic() + patience
        before = self.worked()
        while time.monotonic() < end:
            time.sleep(seconds)
            now = self.worked()
            if now - before < 0.05e9 * seconds:
                return
            before = now

    def memory(self):
        """Megabytes that nobody else has and that are not on the disk too: the heap, what else was asked for, and what was
        written to of files."""
        kinds, kind = collections.Counter(), ""
        for line in (self.place / "smaps").read_text().splitlines():
            words = line.split()
            if not words[0].endswith(":"):
                path = words[5] if len(words) > 5 else ""
                kind = "heap" if path == "[heap]" else "files" if path.startswith("/") else "anonymous"
            elif words[0] == "Private_Dirty:":
                kinds[kind] += int(words[1]) / 1024
        return kinds

    def end(self):
        self.process.terminate()
        self.process.wait(30)


def main(program, catalogue, rounds, rest):
    places = list(addresses(pathlib.Path(catalogue)))
    browsed = Browsed(program, places[1])
    try:
        first = browsed.memory()
        print("pages", len(places), "first", f"{first.total():.1f}", end=" ")
        after = []
        for _ in range(int(rounds)):
            for place in places:
                browsed.open(place)
            after.append(browsed.memory())
            print(f"# round {len(after)}: {after[-1].total():.1f} MB", file=sys.stderr)
        time.sleep(float(rest))
        idle = browsed.memory()
        print("browsed", f"{after[-1].total():.1f}", "idle", f"{idle.total():.1f}", end=" ")
        for kind in ("heap", "anonymous", "files"):
            print(f"first-{kind}", f"{first[kind]:.1f}", f"idle-{kind}", f"{idle[kind]:.1f}", end=" ")
        print(*(f"round-{number} {round.total():.1f}" for number, round in enumerate(after, 1)))
    finally:
        browsed.end()


main(*sys.argv[1:])
