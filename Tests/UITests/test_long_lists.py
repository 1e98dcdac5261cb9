"""Lists of thousands of rows on a screen that a document describes."""

import json
import re

import pytest
from album import NARROW, WIDE
from drinks import turn_the_wheel

ROWS = 10_000


def long_list():
    """A document with a list whose seventh rows are several lines high."""
    return {
        "sdui": {"version": "2.0"},
        "screenName": "rows",
        "data": {
            "rows": [
                {"id": str(row), "title": f"Row {row}" + ", and this one is much longer than the others are" * (row % 7 == 0)}
                for row in range(ROWS)
            ]
        },
        "templates": [{
            "id": "list", "type": "list", "order": 1, "each": {"in": "rows", "as": "row", "key": "row.id"},
            "componentsId": ["row"],
        }],
        "components": [{
            "id": "row", "type": "gradientRow", "bodyId": "row",
            "actions": [{"on": "activate", "do": "navigate", "args": {"to": "comptoir:/discover"}}],
        }],
        "bodies": [{"id": "row", "body": {"title": "@{row.title}"}}],
    }  # fmt: skip


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_the_wheel_goes_through_ten_thousand_rows_as_far_as_it_turns_and_back(person, tmp_path, size):
    file = tmp_path / "rows.json"
    file.write_text(json.dumps(long_list()))
    app = person.start(str(file))
    app.find(re.compile("^Row 0,"), "list item")
    app.resize(*size)

    def seen():
        """The rows in sight. One that has gone from it keeps the place that it had last, where no other row begins at its end."""
        places = {}
        for node in (node for node in app.window.walk() if node.role == "list item"):
            if node.extents[3] > 0 and -200 < node.extents[1] < size[1]:
                places[int(re.match(r"Row (\d+)", node.name)[1])] = node.extents
        chains = [[]]
        for row in sorted(places):
            above = places.get(row - 1)
            if not above or not 0 <= places[row][1] - above[1] - above[3] <= 20:
                chains.append([])
            chains[-1].append(row)
        return max(chains, key=len)

    def turn(notches, where):
        """Turns the wheel and tells which rows are seen once they are others, and stay the same."""
        before = [seen()]
        turn_the_wheel(app, notches)

        def has_come_to_rest():
            last, before[0] = before[0], seen()
            return last == before[0] and where(before[0])

        app.wait(has_come_to_rest, f"the rows after {notches} turns, seen were {before[0]}")
        return before[0]

    begin = seen()
    assert begin[0] == 0
    down = [begin]
    for _ in range(3):
        last = down[-1]
        down.append(turn(100, lambda rows, last=last: rows and rows[0] > last[0]))
        assert down[-1] == list(range(down[-1][0], down[-1][-1] + 1))
        assert down[-1][0] - last[0] < 150
    assert down[-1][0] > 200
    for rows in reversed(down[:-1]):
        now = turn(-100, lambda now, rows=rows: now and now[0] <= rows[0])
        assert now == rows
