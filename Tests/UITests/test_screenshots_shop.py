"""Pictures of the shop once it is used, waited for and out of reach; see test_screenshots.py."""

import datetime
import json
import re

import hands
import pytest
from album import NARROW, WIDE, Album, clock, comparable, steady  # noqa: F401
from drinks import put_on_shelf
from past import paid
from shop import add, wait_for_products
from shop_server import Shop

pytestmark = pytest.mark.long

THEMES = pytest.mark.parametrize("theme", ["light", "dark"])


@pytest.fixture
def server(tmp_path):
    shop = Shop(tmp_path / "shop").open()
    yield shop
    shop.answers.set()
    shop.close()


def order(app):
    app.open_address("comptoir:/cart")
    app.click("Save as an order", "button", sensitive=True)
    app.click("Save the order", "button")
    app.find(re.compile("^Thank you"))


@THEMES
def test_screenshots_of_the_shop_in_use(theme, person, home):
    home.prefer(theme=theme)
    app = person.start("comptoir:/bar")
    app.resize(*WIDE)
    album = Album(app, theme)
    put_on_shelf(app, "20 cl gin", "campari")
    evening(app, album)
    app.open_address("comptoir:/product/absinthe")
    app.click("Set a price", "button")
    app.find(re.compile("^Price \\("), "text", focused=True)
    hands.write("24.90")
    hands.key("Return")
    notice = app.find(re.compile(r"24\.90\.$"), "label").parent
    app.click(app.find("Close", "button", within=notice))
    hands.away()
    app.gone("Undo", "button")
    album.take("product-priced")
    add(app, "absinthe", 2)
    app.open_address("comptoir:/shop")
    app.find(re.compile(r"^Absinthe, .*24\.90"), "cell")
    hands.away()
    album.take("shop-priced")
    order(app)
    hands.away()
    album.take("ordered")
    app.click("Back to the shop", "button")
    app.gone("Back to the shop", "button")
    app.open_address("comptoir:/order/1")
    app.find("Put on the shelf", "button")
    hands.away()
    album.take("order")
    orders_of_last_year(app)
    app.open_address("comptoir:/orders")
    app.find("Spent in 2025", "label")
    hands.away()
    album.take("orders")
    album.check()


def orders_of_last_year(app):
    paid(app, lime=49, mint=149, white_rum=1690, campari=1890, gin=1990, prosecco=990)
    for date, wanted in (
        ("2025-11-15", {"gin": 1, "campari": 1}),
        ("2025-12-06", {"prosecco": 3}),
        ("2025-12-20", {"white-rum": 1, "lime": 6, "mint": 2}),
    ):
        app.clock.set(date)
        for product, quantity in wanted.items():
            add(app, product, quantity)
        order(app)
        app.click("Back to the shop", "button")
        app.gone("Back to the shop", "button")
    app.clock.pass_days(0)


def evening(app, album):
    """An evening of one drink that the shelf has some of."""
    app.open_address("comptoir:/evenings")
    app.click("Add a drink", "button")
    app.wait(lambda: app.focus and app.focus.name == "Search drinks", "the keyboard in the search")
    hands.write("negroni")
    app.click("Negroni", "list item")
    hands.key("Escape")
    app.find("Campari, 120 ml", "label")
    hands.away()
    album.take("evening-planned")


@THEMES
def test_screenshots_of_a_shop_that_is_far(theme, person, home, server):
    server.answers.clear()
    server.fill(
        campari=("Campari", "liqueurs", 70, "cl"), sweet_vermouth=("Red vermouth", "liqueurs", 75, "cl"),
        white_rum=("White rum", "spirits", 70, "cl"), tequila=("Tequila blanco", "spirits", 70, "cl"),
        bourbon=("Bourbon", "spirits", 70, "cl"), soda_water=("Soda water", "soft-drinks", 100, "cl"),
        angostura=("Angostura bitters", "liqueurs", 20, "cl"))
    home.prefer(theme=theme, shop_server=server.address)
    app = person.start("comptoir:/shop")
    app.resize(*WIDE)
    album = Album(app, theme)
    app.find("Asking the shop’s server…")
    hands.away()
    album.take("shop-loading")
    server.answers.set()
    wait_for_products(app, lambda names: len(names) > 3, "the server's products")
    hands.away()
    album.take("shop-served")
    app.quit()
    server.close()
    kept_this_morning(home)
    app.start("comptoir:/shop")
    app.resize(*WIDE)
    app.find(re.compile("^Last updated: "))
    hands.away()
    album.take("shop-offline")
    album.check()


def kept_this_morning(home):
    """Has the server's products have been kept on the day that the program goes by, at twelve minutes past ten."""
    file = home.cache / "comptoir/server-products.json"
    kept = json.loads(file.read_text())
    moment = datetime.datetime.fromisoformat("2026-01-10T10:12:00+00:00")
    kept["listing"]["date"] = (moment - datetime.datetime.fromisoformat("2001-01-01T00:00:00+00:00")).total_seconds()
    file.write_text(json.dumps(kept))


@THEMES
def test_screenshots_of_a_shop_that_was_never_there(theme, person, home, server):
    server.close()
    home.prefer(theme=theme, shop_server=server.address)
    app = person.start("comptoir:/shop")
    app.resize(*WIDE)
    album = Album(app, theme)
    app.find("Try again", "button")
    hands.away()
    album.take("shop-failed")
    album.check()
