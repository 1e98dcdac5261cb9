"""The shop of somebody who has set a server."""

import json
import re

import hands
import pytest
from drinks import open_drink, open_filter, wait_for_card, wait_for_cards
from shop import field, press_plus, products, quantities, wait_for_products
from shop_server import EXAMPLE, Shop

NAMES = sorted(
    product["name"].split(", ")[0]
    for page in ("products.json", "products-2.json")
    for product in json.loads((EXAMPLE / page).read_text())["products"]
)


@pytest.fixture
def server(tmp_path):
    shop = Shop(tmp_path / "shop").open()
    yield shop
    shop.close()


@pytest.fixture
def customer(person, home, server):
    """The program with the server's products open."""
    home.prefer(shop_server=server.address)
    person.start("comptoir:/shop")
    wait_for_products(person, lambda names: sorted(names) == NAMES, "the server's products")
    return person


def test_S1_a_server_is_tried_in_the_preferences_and_then_has_the_shop(person, server):
    person.start("comptoir:/shop")
    wait_for_products(person, lambda names: len(names) > 5, "the program's own products")
    hands.key("ctrl+comma")
    entry = field(person, "The shop’s server")
    person.click(entry)
    hands.write("ftp://nowhere")
    person.click("Save", "button")
    person.find(re.compile("is not a web server"))
    person.click(field(person, "The shop’s server"))
    hands.key("ctrl+a")
    hands.write(server.address)
    person.click("Test connection", "button")
    person.find(re.compile(r"is there, with \d+ products"))
    person.click("Save", "button")
    hands.key("Escape")
    wait_for_products(person, lambda names: sorted(names) == NAMES, "the server's products")
    hands.key("ctrl+comma")
    person.click(field(person, "The shop’s server"))
    # While the sheet comes in, a click may be where the field no longer is.
    person.find("The shop’s server", "text", focused=True)
    hands.key("ctrl+a")
    hands.key("Delete")
    person.wait(lambda: person.entry_text(field(person, "The shop’s server")) == "", "no address")
    person.click("Save", "button")
    hands.key("Escape")
    wait_for_products(person, lambda names: "Absinthe" in names, "the program's own products again")


def test_S1_offline_the_last_good_list_stands_in_and_says_so(customer, server):
    customer.quit()
    server.close()
    customer.start("comptoir:/shop")
    customer.find(re.compile("^Last updated: .* cannot be reached[.]$"))
    wait_for_products(customer, lambda names: sorted(names) == NAMES, "the products that were kept")
    server.open()
    customer.click("Try again", "button")
    customer.gone("Try again", "button")
    assert sorted(products(customer)) == NAMES


def test_S1_offline_a_narrow_window_has_one_line_for_it_and_a_wide_one_the_reason(customer, server):
    customer.quit()
    server.close()
    customer.start("comptoir:/shop")
    reason = re.compile("^Last updated: .* cannot be reached[.]$")
    customer.find(reason)
    customer.resize(360, 720)
    customer.find(re.compile("^Offline · [^.]*$"))
    customer.resize(1280, 800)
    customer.find(reason)


def test_S1_a_server_that_was_never_there_fails_and_is_tried_again(person, home, server):
    server.close()
    home.prefer(shop_server=server.address)
    person.start("comptoir:/shop")
    person.find("Try again", "button")
    # Who has another one chooses it from here.
    person.click("Choose another server", "button")
    person.find("Preferences", "dialog")
    person.close_sheet()
    assert not person.exists("The cart is empty"), "nothing can be bought yet"
    server.open()
    person.click("Try again", "button")
    wait_for_products(person, lambda names: sorted(names) == NAMES, "the server's products")
    person.find("The cart is empty", "label")


def test_T6_T13_a_servers_rating_is_shown_with_its_source_until_ones_own(person, home, server):
    server.rate("The regulars", negroni=4.5, mojito=3)
    home.prefer(shop_server=server.address)
    person.start("comptoir:/drinks")
    if person.is_of_newer_gtk:
        # It tells names of the cards in sight only.
        person.resize(1590, 1190)
    wait_for_card(person, r"^Negroni, .*4\.5 of 5 stars")
    open_filter(person)
    person.find("Minimum rating", "slider", focused=True)
    hands.key("4")
    person.close_sheet()
    wait_for_cards(person, lambda names: names == ["Negroni"])
    open_drink(person, "negroni")
    person.find("Rated by The regulars", "label")
    person.find("4.5 of 5 stars", "image")
    person.click("My rating", "slider")
    hands.key("5")
    person.gone("Rated by The regulars", "label")
    person.click("Clear my rating", "button")
    person.find("Rated by The regulars", "label")
    # The server goes, and what it said with it.
    hands.key("ctrl+comma")
    person.click(field(person, "The shop’s server"))
    # While the sheet comes in, a click may be where the field no longer is.
    person.find("The shop’s server", "text", focused=True)
    hands.key("ctrl+a")
    hands.key("Delete")
    person.wait(lambda: person.entry_text(field(person, "The shop’s server")) == "", "no address")
    person.click("Save", "button")
    hands.key("Escape")
    person.gone("Rated by The regulars", "label")
    person.click("Back", "button")
    person.find("Nothing is rated yet", "label")


def test_T13_ratings_that_cannot_be_had_stay_and_it_is_told_but_not_beside_another_server(person, home, server):
    server.rate("The regulars", negroni=4.5)
    home.prefer(shop_server=server.address)
    person.start("comptoir:/drink/negroni")
    person.find("Rated by The regulars", "label")
    (server.folder / "ratings.json").unlink()
    person.restart("comptoir:/drink/negroni")
    notice = person.find(re.compile("^The ratings could not be fetched. There is nothing at"), "status")
    person.find("Rated by The regulars", "label")
    # It lies over what is at the foot of the sheet.
    person.click(person.find("Close", "button", within=notice))
    hands.key("ctrl+comma")
    person.click(field(person, "The shop’s server"))
    hands.key("ctrl+a")
    hands.write("http://127.0.0.1:1/")
    hands.key("Return")
    hands.key("Escape")
    person.gone("Rated by The regulars", "label")


def test_what_is_wrong_in_what_a_server_sends_is_told_and_shown(person, home, server):
    file = server.folder / "products.json"
    file.write_text(file.read_text().replace('"1.50"', '"cheap"'))
    line = 1 + file.read_text()[: file.read_text().index('"cheap"')].count("\n")
    home.prefer(shop_server=server.address)
    person.start("comptoir:/shop")
    wait_for_products(person, lambda names: sorted(names) == [name for name in NAMES if name != "Mango"], "all but the mango")
    person.find("1 problem in what the shop’s server sent.", "label")
    person.click("Show", "button")
    sheet = person.find("Problems in data", "dialog")
    person.find("mango", "label", within=sheet)
    person.find(re.compile("^Found “cheap”, expected digits"), "label", within=sheet)
    person.find(f"Line {line}", "label", within=sheet)
    person.find(f"Open in the browser: {server.address}products.json", "button", within=sheet)


def order(app):
    press_plus(app, NAMES[0])
    app.wait(lambda: quantities(app), "something in the cart")
    app.click("Go to the cart", "button", sensitive=True)
    app.click("Check out", "button")
    app.find(re.compile("The order is sent"))
    app.click("Order", "button")
    app.find(re.compile("^Thank you"))
    app.click("Back to the shop", "button")


def test_an_order_is_sent_once_and_says_so(customer, server):
    order(customer)
    customer.wait(lambda: len(server.orders) == 1, "the order at the server")
    customer.open_address("comptoir:/order/1")
    customer.find("Sent · number A1")
    customer.restart("comptoir:/order/1")
    customer.find("Sent · number A1")
    assert [len(times) for times in server.orders.values()] == [1]


def test_an_order_that_cannot_be_sent_waits_and_goes_out_after_kill_9(customer, server):
    server.close()
    order(customer)
    customer.open_address("comptoir:/order/1")
    customer.find(re.compile("^Waiting to be sent · tried"))
    customer.kill9()
    server.open()
    customer.start("comptoir:/order/1")
    customer.click("Send now", "button")
    customer.find(re.compile("^Sent"))
    assert [len(times) for times in server.orders.values()] == [1]


def test_a_refused_order_says_why(customer, server):
    server.refusals = [422]
    order(customer)
    customer.open_address("comptoir:/order/1")
    customer.find("Refused: We are closed on Mondays.")
    assert not server.orders
