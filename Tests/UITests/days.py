"""Counters: a clock that the test sets, and what it does with them."""

import datetime
import json
import re

import hands


class Clock:
    """The clock that a program goes by."""

    def __init__(self, app, folder, date):
        self.path = folder / "clock"
        self.first = datetime.date.fromisoformat(date)
        app.environment["COMPTOIR_CLOCK"] = str(self.path)
        app.clock = self
        self.set(date)

    def set(self, date):
        """Sets the clock to noon of a date, as `2026-03-01`."""
        written = self.path.with_name("next-clock")
        written.write_text(f"{date}T12:00:00Z")
        # At once: a file that says nothing for a moment is the system's time.
        written.replace(self.path)

    def pass_days(self, count):
        """Sets the clock to so many days after its first date."""
        self.set(self.first + datetime.timedelta(days=count))


def count(app):
    """Counts two things: one had a streak of 20 days before, and both have gone on for 41."""
    app.clock.pass_days(0)
    add(app, "tobacco")
    app.clock.pass_days(20)
    command(app, "counter", "reset", "tobacco", "--note", "a party")
    add(app, "coffee", "--with")
    app.clock.pass_days(61)


def counters(app):
    """What the command line says is counted."""
    result = app.run("counters", "--json")
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)


def command(app, *words):
    result = app.run(*words)
    assert result.returncode == 0, result.stderr


def add(app, name, kind="--without"):
    """Counts something, by the command line."""
    command(app, "counter", "add", name, kind)


def sentence(app, text):
    """Waits until a text is in the window, alone or as a part."""
    return app.find(re.compile(re.escape(text)))


def rename(app, name):
    """Types a name into the editor."""
    entry = app.find("Name", "text")
    app.click(entry)
    hands.key("ctrl+a")
    hands.write(name)
