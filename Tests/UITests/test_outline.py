"""What a screen reader finds on every page, held against the outlines beside the pictures.

`COMPTOIR_REFERENCES=update` makes them anew; see CONTRIBUTING.md.
"""

import difflib
import os
import re

import pytest
from accessibility import ACCESSIBLE
from days import Clock
from pictures import REFERENCES
from things import is_spoken, nameless
from tour import Tour

pytestmark = pytest.mark.long

OUTLINES = REFERENCES / "outlines"

VERSION = re.compile(r"\b\d+\.\d+\.\d+\b")


def outline(app):
    """Role and name of everything in sight that has a name, indented; of a list the first three rows."""
    lines = []

    def visit(node, depth):
        if "visible" not in node.states or node.role == "status" and is_put_away(node):
            return
        if is_spoken(node) and app.sees(node):
            lines.append("  " * depth + f"{node.role} «{VERSION.sub('0.0.0', node.name)}»")
            depth += 1
        for child in node.children[: 3 if node.role == "list" else None]:
            visit(child, depth)

    visit(app.window, 0)
    return lines


def is_put_away(status):
    """Whether a status page is hidden, of which GTK 4.8 goes on telling: what it is in does not know it any more."""
    # The page is a few steps above what has its name.
    parts = [status, *status.above()]
    return any(part.reference not in part.parent.call(ACCESSIBLE, "GetChildren")[0] for part in parts[:4])


def check(app, *tours):
    """Walks through pages, and holds each against its outline."""
    if not OUTLINES.exists() and os.environ.get("COMPTOIR_REFERENCES") != "update":
        pytest.skip("no outlines were made with this version of GTK; see CONTRIBUTING.md")
    app.resize(1280, 800)
    wrong = []
    for pages in tours:
        for page in pages:
            app.look_at_rest()
            path = OUTLINES / f"{page}.txt"
            lines = outline(app)
            wrong += [f"{page}: {each}" for each in nameless(app.window)]
            if os.environ.get("COMPTOIR_REFERENCES") == "update":
                OUTLINES.mkdir(parents=True, exist_ok=True)
                path.write_text("\n".join(lines) + "\n")
            before = path.read_text().splitlines() if path.exists() else []
            wrong += difflib.unified_diff(before, lines, f"{page} before", f"{page} now", lineterm="")
    assert not wrong, "\n".join(["not as before:", *wrong])


def test_every_page_reads_as_before(new_program, tmp_path):
    Clock(new_program, tmp_path, "2026-01-10")
    app = new_program.start()
    tour = Tour(app)
    check(app, tour.introduction(), tour.pages(), tour.shop(), tour.sheets())


def test_every_page_of_days_reads_as_before(person, tmp_path):
    Clock(person, tmp_path, "2026-01-10")
    person.start()
    # They lie behind the counters' pages, early or late.
    person.wait_for_rows(lambda rows: len(rows) > 4)
    check(person, Tour(person).days())
