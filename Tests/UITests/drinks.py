"""What a person does among the drinks and at the bar."""

import re
import subprocess

import hands
from catalogue import DRINKS
from waiting import Gone, wait_until


NAMES = sorted(drink["name"] for drink in DRINKS)


def cards(app):
    """The names of the drinks whose cards there are, in order."""
    try:
        found = [node for node in app.window.walk() if node.role == "cell" and node.name and is_card(node)]
        return [spoken_name(node) for node in found]
    except Gone:
        return []


def is_card(node):
    return any(other.name == "Drinks" and other.role == "table" for other in node.above())


def spoken_name(card):
    """«Negroni, Easy, Gin»: a name has no comma."""
    return card.name.split(", ")[0]


def wait_for_cards(app, test, what="other cards"):
    wait_until(lambda: test(cards(app)), lambda: f"{what}; the cards are {cards(app)}")
    return cards(app)


def wait_for_all(app):
    return wait_for_cards(app, lambda names: names[:4] == NAMES[:4], "all drinks")


def card(app, name):
    return app.find(re.compile(rf"^{re.escape(name)}, "), "cell")


def wait_for_card(app, pattern):
    """Waits until a card is called so, in sight or not."""
    fits = re.compile(pattern)
    wait_until(
        lambda: comes_by(app, lambda node: node.role == "cell" and fits.search(node.name)), f"a card {pattern}"
    )


def all_cards(app):
    """The names of the drinks whose cards there are, in sight or not; see `comes_by`."""
    seen = set(cards(app))
    if app.is_of_newer_gtk:
        comes_by(app, lambda node: node.role == "cell" and node.name and seen.add(spoken_name(node)))
    return seen


def comes_by(app, fits):
    """Whether there is a node that fits, in sight or not. Newer GTK tells names of what is in sight only, so that the
    page is gone through there from its top."""
    def is_there():
        return any(fits(node) for node in app.window.walk())

    if not app.is_of_newer_gtk:
        return is_there()
    for notches in (0, -60, *[4] * 40):
        if notches:
            turn_the_wheel(app, notches)
        if is_there():
            return True
    return False


def turn_the_wheel(app, notches):
    """Scrolls the page down, or up where `notches` is negative."""
    _, _, width, height = app.geometry
    hands.scroll(*app.on_screen(width * 0.6, height * 0.7), notches)


def search(app, text, field="Search drinks"):
    """Puts a text into the search field, in place of what was there."""
    hands.key("ctrl+f")
    app.find(field, "entry", focused=True)
    hands.key("ctrl+a", "BackSpace")
    hands.write(text)
    wait_until(lambda: app.entry_text(app.find(field, "entry")) == text, f"«{text}» in the search field")


def paste(app, text):
    """Pastes what the keyboard has no keys for."""
    subprocess.run(
        ["xclip", "-selection", "clipboard"], input=text.encode(), stdout=subprocess.DEVNULL, check=True, timeout=10
    )
    hands.key("ctrl+v")


def open_drink(app, id):
    """Opens a drink's page as another program does."""
    app.open_address(f"comptoir:/drink/{id}")
    app.find("Recipe", "tab list")


def page(app):
    """The part of the window that holds the drink's page, which may lie over others."""
    app.find("Copy as text", "button")
    # Above the button are its group, the header's line, and what that lies over.
    return list(app.all("Copy as text", "button")[-1].above())[2]


def open_tab(app, name):
    app.click(name, "tab")
    return app.find(name, "tab", selected=True)


def recipe(app):
    """The recipe's rows, from the top: what and how much."""
    table = app.find("Ingredients", "table")
    rows = [node for node in table.walk() if node.role == "row"]
    return [tuple(cell.name for cell in row.walk() if cell.role == "cell" and cell.name) for row in rows[1:]]


def wait_for_recipe(app, test, what="another recipe"):
    wait_until(lambda: test(recipe(app)), lambda: f"{what}; it is {recipe(app)}")
    return recipe(app)


def open_filter(app):
    app.click("Filter", "button")
    return app.find("Filter", "dialog", modal=True)


def choose(app, *chips):
    """Presses chips in the filter, each to what it was not."""
    for chip in chips:
        was = "pressed" in app.find(chip, "button").states
        app.click(chip, "button")
        app.find(chip, "button", pressed=not was)


def can_make(app):
    """How many drinks the button says can be made."""
    return int(app.find(re.compile(r"^Can make · \d+$"), "button").name.split()[-1])


def put_on_shelf(app, *lines):
    """Types what there is, one to a line, and puts it onto the shelf; ends in the bar."""
    hands.key("ctrl+4")
    app.click("Add several", "button")
    dialog = app.find("What do you have?", "dialog")
    app.find("Ingredients, one per line", focused=True)
    for line in lines:
        hands.write(line)
        hands.key("Return")
    wait_until(lambda: len(answers(app, dialog)) == len(lines), lambda: f"answers to {lines}: {answers(app, dialog)}")
    app.click("Put on the shelf", "button")
    app.gone("What do you have?", "dialog")


def answers(app, dialog):
    """What the dialog says of the typed lines."""
    save = app.find("Put on the shelf", "button", within=dialog)
    return [node.name for node in save.parent.walk() if node.role == "label" and node.name][1:-1]


def shelf(app, name):
    """The bottle of an ingredient in the bar, on the shelf or in the cellar."""
    return app.find(re.compile(rf"^{re.escape(name)}, (not on the shelf|Have it|Low|Empty)(, .*)?$"), "cell")


def wait_for_shelf(app, name, state):
    """Waits until an ingredient's bottle tells a state, in sight or not; an amount may follow."""
    words = f"{name}, {state}"

    def fits(node):
        return node.role == "cell" and (node.name == words or node.name.startswith(f"{words}, "))

    wait_until(lambda: comes_by(app, fits), lambda: f"a bottle {words}; there are {bottles(app)}")


def bottles(app):
    """What the bottles of the bar are called that there are, with their states."""
    try:
        view = app.find("What is on the shelf", "table")
        return [node.name for node in view.walk() if node.role == "cell" and node.name]
    except Gone:
        return []


def on_shelf(app):
    """The names of what stands on the boards, in order."""
    return [name.split(", ")[0] for name in bottles(app) if not name.endswith(", not on the shelf")]


def in_cellar(app):
    """The names of what stands in the cellar, in order."""
    return [name.split(", ")[0] for name in bottles(app) if name.endswith(", not on the shelf")]


def open_bottle(app, name):
    """Brings up the sheet of a bottle by the second button."""
    hands.click(*app.point(app.seek(lambda: shelf(app, name), name)), button=3)
    return app.find(name, "dialog")
