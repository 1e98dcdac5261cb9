"""What a person does with stores."""

import json
import re

import hands


def stores(app):
    """What the command line says of the stores."""
    answer = app.run("stores", "--json")
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout)["stores"]


def names(app):
    return [store["name"] for store in stores(app)]


def wait_for_stores(app, wanted):
    app.wait(lambda: names(app) == wanted, lambda: f"{wanted}, not {names(app)}")


def fill(app, **fields):
    """Types into the fields of the form that is open, by their names with _ for blanks."""
    for field, text in fields.items():
        entry = app.find(field.replace("_", " "), "text")
        app.click(entry)
        hands.key("ctrl+a", "BackSpace")
        if text:
            hands.write(text)
        app.wait(lambda: app.entry_text(app.find(field.replace("_", " "), "text")) == text, f"{text!r} in {field}")


def add(app, name, coordinates, **fields):
    """Adds a store by the button of the open page."""
    app.click(re.compile("^Add a store"), "button")
    app.find("Add a store", "dialog")
    fill(app, Name=name, Coordinates=coordinates, **fields)
    app.click("Save", "button")
    app.gone("Add a store", "dialog")


def rows(app):
    """The names of the stores that the list of all shows, from the top."""
    listed = [node for node in app.all(role="list item") if any(o.name == "Stores" for o in node.above())]
    return [node.name.split(", ")[0] for node in listed]
