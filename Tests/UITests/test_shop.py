"""The shop: its products, the cart and the orders."""

import re

import hands
import pytest
from catalogue import INGREDIENTS
from drinks import open_drink, open_tab, put_on_shelf, search, turn_the_wheel
from shop import add, card, cart, field, press_plus, products, quantities, wait_for_products


@pytest.fixture
def shop(person):
    """The program with the shop open."""
    person.start("comptoir:/shop")
    person.find(re.compile("^Absinthe, "), "cell")
    return person


def find_product(app, text, name):
    search(app, text, "Search the shop")
    wait_for_products(app, lambda names: name in names, name)
    return card(app, name)


def ask_for_price(app):
    app.click(re.compile("^(Set a|Change the) price$"), "button")
    app.find(re.compile("^Price \\("), "text", focused=True)


def set_price(app, product, price):
    app.open_address(f"comptoir:/product/{product}")
    ask_for_price(app)
    hands.key("ctrl+a")
    hands.write(price)
    hands.key("Return")


def test_S1_every_ingredient_is_sold_and_what_there_is_not_is_told(shop):
    lemon = find_product(shop, "lime juice", "Lime juice")
    assert "no price" in lemon.name
    search(shop, "xyzzy", "Search the shop")
    shop.find("No product like that")
    shop.click("Show all products", "button")
    wait_for_products(shop, lambda names: names[:1] == ["Absinthe"], "all products")
    syrups = {each["name"] for each in INGREDIENTS if each["kind"] == "syrup"}
    shop.click("Syrups", "button")
    wait_for_products(shop, lambda names: names[:1] == ["Agave nectar"], "the syrups")
    # With newer GTK what is out of sight has no card.
    seen = set(products(shop))
    turn_the_wheel(shop, 10)
    wait_for_products(shop, lambda names: syrups <= seen | set(names), f"all of {sorted(syrups)}")
    assert not {"Gin", "Campari"} & set(products(shop))


def test_S2_a_product_opens_its_page_and_back_returns(shop):
    shop.click(find_product(shop, "campari", "Campari"))
    shop.find("Campari", "label")
    shop.find("70 cl · Liqueurs and bitters")
    shop.click("Back", "button")
    wait_for_products(shop, lambda names: "Campari" in names, "the products as they were")


def test_S3_the_footer_counts_and_adds_up_and_leads_to_the_cart_once_there_is_one(shop):
    shop.find("The cart is empty", "label")
    assert not shop.all("Go to the cart", "button", sensitive=True)
    add(shop, "gin", 2)
    shop.find("2 items", "label")
    shop.find("No prices yet", "label")
    set_price(shop, "gin", "21.90")
    shop.find("Gin costs €21.90.")
    hands.key("alt+Left")
    shop.find("€43.80", "label")
    shop.click("Go to the cart", "button", sensitive=True)
    shop.find("To buy", "label")


def test_S4_the_quantity_begins_with_what_is_in_the_cart_and_is_saved(shop):
    add(shop, "campari", 3)
    shop.click(find_product(shop, "campari", "Campari"))
    shop.wait(lambda: shop.entry_text(field(shop, "In the cart")) == "3", "what is in the cart")
    assert not shop.all("Update cart", "button", sensitive=True)
    shop.click("More", "button")
    shop.click("More", "button")
    shop.wait(lambda: shop.entry_text(field(shop, "In the cart")) == "5", "two more")
    assert quantities(shop) == {"Campari": 3}
    shop.click("Less", "button")
    shop.click("Update cart", "button")
    wait_for_products(shop, lambda names: "Campari" in names, "the products again")
    shop.wait(lambda: quantities(shop) == {"Campari": 4}, lambda: f"four, not {quantities(shop)}")


def test_S4_the_first_of_a_product_takes_one_click(shop):
    shop.click(find_product(shop, "gin", "Gin"))
    shop.wait(lambda: shop.entry_text(field(shop, "How many")) == "1", "a first one")
    shop.click("Add to cart", "button")
    wait_for_products(shop, lambda names: "Gin" in names, "the products again")
    shop.wait(lambda: quantities(shop) == {"Gin": 1}, lambda: f"one, not {quantities(shop)}")


def test_S5_the_cart_survives_kill_9(shop):
    find_product(shop, "campari", "Campari")
    press_plus(shop, "Campari")
    shop.wait(lambda: quantities(shop) == {"Campari": 1}, "one in the cart")
    shop.kill9()
    shop.start("comptoir:/cart")
    shop.find(re.compile("^Campari, 70 cl"), "button")


def test_S6_a_line_opens_its_product_and_the_change_shows_on_return(shop):
    add(shop, "gin", 2)
    add(shop, "campari")
    shop.open_address("comptoir:/cart")
    shop.find("3 items · no prices yet", "label")
    shop.click(re.compile("^Gin, 70 cl"), "button")
    shop.wait(lambda: shop.entry_text(field(shop, "In the cart")) == "2", "two")
    shop.click("More", "button")
    shop.click("Update cart", "button")
    shop.find("4 items · no prices yet", "label")


def test_S7_checkout_asks_empties_the_cart_and_leads_back_to_the_products(shop):
    add(shop, "gin", 2)
    shop.open_address("comptoir:/cart")
    shop.click("Save as an order", "button")
    shop.find(re.compile("^Save the order of 2 items"))
    shop.click("Not yet", "button")
    shop.gone("Save this order?", "dialog")
    assert quantities(shop) == {"Gin": 2}
    shop.click("Save as an order", "button")
    shop.click("Save the order", "button")
    shop.find(re.compile("^Thank you"))
    assert cart(shop)["lines"] == []
    hands.key("Escape")
    wait_for_products(shop, lambda names: len(names) > 4, "the products")
    shop.open_address("comptoir:/cart")
    shop.find(re.compile("^Put something in"))
    shop.open_address("comptoir:/shop")
    shop.click("Orders", "button")
    shop.click(re.compile("2 items · Gin · 1 without a price, Kept on this device$"), "cell")
    shop.find("2 × Gin", "label")


def test_keys_put_one_in_and_take_one_out(shop):
    find_product(shop, "campari", "Campari")
    hands.key("Down")
    shop.wait(lambda: shop.focus and "Campari" in shop.focus.name, "the keyboard on the card")
    hands.key("plus")
    shop.wait(lambda: quantities(shop) == {"Campari": 1}, "one")
    hands.key("plus")
    shop.wait(lambda: quantities(shop) == {"Campari": 2}, "two")
    shop.find(re.compile("^Campari, 70 cl, no price, 2 in the cart"), "cell")
    hands.key("minus")
    shop.wait(lambda: quantities(shop) == {"Campari": 1}, "one again")


def test_a_line_is_checked_off_noted_to_and_taken_out_with_undo(shop):
    add(shop, "gin")
    shop.open_address("comptoir:/cart")
    shop.click("Add a line", "button")
    shop.find("Add a line", "dialog")
    hands.write("Ice, two bags")
    hands.key("Return")
    shop.find(re.compile("^Ice, two bags"), "button")
    shop.click("Got Gin", "check box")
    shop.wait(lambda: [line["checked"] for line in cart(shop)["lines"]] == [True, False], "the gin checked off")
    shop.click("Remove 1 that I have", "button")
    shop.find("1 line was removed from the cart.")
    assert list(quantities(shop)) == ["Ice, two bags"]
    hands.key("ctrl+z")
    shop.wait(lambda: set(quantities(shop)) == {"Gin", "Ice, two bags"}, "the gin again")
    shop.click("Empty the cart", "button")
    shop.find("The cart is empty")
    hands.key("ctrl+z")
    shop.wait(lambda: len(quantities(shop)) == 2, "all again")


def test_a_price_that_could_mean_two_things_is_asked_about(shop):
    set_price(shop, "gin", "1.234")
    shop.find("What does that mean?", "label")
    shop.click(re.compile("^€1,234"), "button")
    shop.find("Gin costs €1,234.00.")
    shop.find("€1,234.00", "label")
    shop.find("Change the price", "button")
    set_price(shop, "gin", "cheap")
    shop.find(re.compile("^Type a price as a number"))


def test_what_a_drink_lacks_goes_into_the_cart_and_an_order_onto_the_shelf(shop):
    put_on_shelf(shop, "gin")
    open_drink(shop, "negroni")
    open_tab(shop, "Shop")
    shop.click("Add 2 to the cart", "button")
    shop.wait(lambda: set(quantities(shop)) >= {"Campari"}, lambda: f"Campari, not {quantities(shop)}")
    assert "Gin" not in quantities(shop)
    shop.open_address("comptoir:/cart")
    shop.find(re.compile("^Campari, 70 cl, Negroni × 1: 30 ml"), "button")
    shop.click("Save as an order", "button")
    shop.click("Save the order", "button")
    shop.click("Back to the shop", "button")
    shop.open_address("comptoir:/order/1")
    shop.click("Put on the shelf", "button")
    shop.find("2 things are on the shelf.")
    open_drink(shop, "negroni")
    shop.find("You have everything for this drink.")


def test_a_fruit_goes_into_the_cart_from_the_comparison_with_undo(shop):
    shop.open_address("comptoir:/compare/apple,kiwi")
    shop.click("Add Kiwi to the cart", "button")
    shop.find("Kiwi is in the cart.")
    assert quantities(shop) == {"Kiwi": 1}
    shop.click("Undo", "button")
    shop.wait(lambda: not quantities(shop), "an empty cart")


def test_the_list_is_copied_and_kept_as_a_pdf_file(shop, home):
    add(shop, "gin", 2)
    shop.open_address("comptoir:/cart")
    shop.click("Share the list", "button", sensitive=True)
    shop.find(re.compile("☐ 2 × Gin"), "label")
    shop.click("Save as PDF", "button")
    shop.wait_for_dialog("Save as PDF")
    file = home.folder / "To buy on Saturday.pdf"
    hands.key("ctrl+a")
    hands.write(str(file))
    hands.key("Return")
    shop.find("Saved as To buy on Saturday.pdf.")
    assert file.read_bytes().startswith(b"%PDF") and file.stat().st_size > 4_000
    shop.click("Share the list", "button")
    shop.click("Print", "button")
    shop.wait_for_dialog("Print")
    hands.key("Escape")
    shop.click("Share the list", "button")
    shop.click("Copy as Markdown", "button")
    shop.find("Copied")


def test_an_evening_says_what_it_needs_and_why_and_is_kept(shop):
    put_on_shelf(shop, "gin", "sweet vermouth")
    hands.key("ctrl+5")
    shop.click("Shop for an evening", "button")
    shop.click("Add a drink", "button")
    shop.wait(lambda: shop.focus and shop.focus.name == "Search drinks", "the keyboard in the search")
    # Enter takes the first of what was typed, though nobody waits for the list to have it.
    hands.write("negroni")
    hands.key("Return")
    shop.find("Remove Negroni", "button")
    hands.key("Escape")
    # The list lies over the name's field until it has given the keyboard back.
    shop.wait(lambda: shop.focus and shop.focus.name == "Add a drink", "the keyboard at the button again")

    def is_above_the_name():
        row, name = shop.find("Remove Negroni", "button"), field(shop, "Name this evening")
        return row.extents[2] > 0 and row.centre[1] < name.extents[1]

    # The name moves down once the row of the drink has its place.
    shop.wait(is_above_the_name, "the drink above the name")
    shop.find("Campari, 120 ml", "label")
    shop.find("Negroni × 4", "label")
    shop.find(re.compile("amount not noted"), "label")
    shop.find("1 × Campari", "label")
    entry = field(shop, "Name this evening")
    shop.click(entry)
    hands.write("Saturday")
    hands.key("Return")
    shop.find("Saturday", "button")
    shop.click("Add to cart", "button")
    shop.wait(lambda: quantities(shop) == {"Campari": 1}, lambda: f"Campari, not {quantities(shop)}")
    shop.open_address("comptoir:/evening/1")
    shop.find("Campari, 120 ml", "label")


def test_the_number_in_the_cart_stands_at_the_section(shop):
    add(shop, "gin", 12)
    shop.wait(lambda: shop.find("Shop", "button", pressed=True).description == "12 items", "twelve items")
    assert products(shop)


def test_the_bar_puts_what_would_add_most_and_any_bottle_into_the_cart(shop):
    put_on_shelf(shop, "gin", "sweet vermouth")
    shop.click("Add to cart", "button")
    shop.wait(lambda: len(quantities(shop)) == 1, "what would add most")
    best = next(iter(quantities(shop)))
    shop.find(f"{best} is in the cart.")
    hands.key("ctrl+z")
    shop.wait(lambda: not quantities(shop), "nothing again")
