"""What a person does in the shop."""

import json
import re

import hands
from waiting import Gone, wait_until

# How far above the foot of a product's card the middle of its button is, in pixels.
BUTTON_ABOVE_FOOT = 117


def products(app):
    """The names of the products whose cards there are, in order."""
    try:
        return [node.name.split(", ")[0] for node in app.window.walk() if is_product(node)]
    except Gone:
        return []


def is_product(node):
    in_grid = any(other.name == "Products" and other.role == "table" for other in node.above())
    return node.role == "cell" and bool(node.name) and in_grid


def wait_for_products(app, test, what="other products"):
    wait_until(lambda: test(products(app)), lambda: f"{what}; there are {products(app)}")
    return products(app)


def card(app, name):
    return app.find(re.compile(rf"^{re.escape(name)}, "), "cell")


def press_plus(app, name):
    """Presses the round button of a product's card, at the edge of the counter."""
    _, _, right, bottom = app.box(card(app, name))
    hands.click(*app.on_screen(right - 36, bottom - BUTTON_ABOVE_FOOT))


def cart(app):
    """What the command line says of the cart."""
    answer = app.run("cart", "--json")
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout)


def quantities(app):
    return {line["name"]: line["quantity"] for line in cart(app)["lines"]}


def add(app, product, quantity=1):
    answer = app.run("cart", "add", product, "--quantity", str(quantity))
    assert answer.returncode == 0, answer.stderr


def field(app, name):
    """A field that is typed in, by its name."""
    return app.find(name, "text")
