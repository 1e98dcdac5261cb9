"""Lists of thousands of rows on a screen that a document describes."""

import json
import re

import hands
from album import NARROW
from drinks import turn_the_wheel
from waiting import wait_until

ROWS = 10_000
LONGER = ", and this one is much longer than the others are"


def long_list():
    """A document with a list whose seventh rows are several lines high, and which tells the row that was pressed last."""
    press = {"on": "activate", "do": "set", "args": {"name": "pressed", "value": "@{row.id}"}}
    return {
        "sdui": {"version": "2.0"},
        "screenName": "rows",
        "data": {
            "pressed": "none",
            "rows": [{"id": f"{row}", "title": f"Row {row}{'' if row % 7 else LONGER}"} for row in range(ROWS)],
        },
        "templates": [
            {"id": "top", "type": "stack", "order": 1, "componentsId": ["told"]},
            {
                "id": "list", "type": "list", "order": 2, "each": {"in": "rows", "as": "row", "key": "row.id"},
                "componentsId": ["row"],
            },
        ],
        "components": [
            {"id": "told", "type": "text", "bodyId": "told"},
            {"id": "row", "type": "gradientRow", "bodyId": "row", "actions": [press]},
        ],
        "bodies": [
            {"id": "told", "body": {"text": "Pressed: @{pressed}"}},
            {"id": "row", "body": {"title": "@{row.title}"}},
        ],
    }  # fmt: skip


def test_the_wheel_goes_through_ten_thousand_rows_as_far_as_it_turns_and_back(person, tmp_path):
    file = tmp_path / "rows.json"
    file.write_text(json.dumps(long_list()))
    app = person.start(str(file))
    app.find("Pressed: none")
    # Narrow, where some rows are higher than others.
    app.resize(*NARROW)

    def told():
        return next(node.name for node in app.window.walk() if re.match("Pressed: ", node.name or ""))

    def row_in_the_middle():
        """Which row is in the middle of the window, told by pressing it where it has been painted."""
        picture, before = app.look_at_rest().convert("RGB"), told()
        # Beside the rows' texts, and beside the rows.
        painted, ground = ([picture.getpixel((x, y)) for y in range(NARROW[1])] for x in (35, 12))
        inside = [y for y in range(150, 600) if len(set(painted[y - 4 : y + 5])) == 1 and painted[y] != ground[y]]
        y = min(inside, key=lambda y: abs(y - NARROW[1] / 2))
        left, top, _, _ = app.geometry
        hands.click(left + 35, top + y)
        wait_until(lambda: told() != before, "a row that is pressed")
        return int(told().split()[-1])

    rows = [row_in_the_middle()]
    assert rows[0] < 10
    for _ in range(2):
        turn_the_wheel(app, 100)
        rows.append(row_in_the_middle())
        # A turn takes two thirds of what is seen to the power of two thirds, some 70 to 80 pixels.
        assert 50 < rows[-1] - rows[-2] < 150
    for row in reversed(rows[:-1]):
        turn_the_wheel(app, -100)
        assert abs(row_in_the_middle() - row) <= 1
