"""The cart from the command line: a window that is open shows the same."""

import json


def cart(person):
    answer = person.run("cart", "--json")
    assert answer.returncode == 0, answer.stderr
    return json.loads(answer.stdout)


def test_cart_add_remove_and_clear(person):
    def told(*words):
        answer = person.run("cart", *words)
        assert answer.returncode == 0 and not answer.stdout, answer
        return [(line.get("product"), line["name"], line["quantity"]) for line in cart(person)["lines"]]

    assert cart(person) == {"count": 0, "lines": [], "totals": [], "withoutPrice": 0}
    assert told("add", "gin", "--quantity", "2") == [("gin", "Gin", 2)]
    assert told("add", "CREME de cassis")[1:] == [("creme-de-cassis", "Crème de cassis", 1)]
    assert told("add", "Gin")[0] == ("gin", "Gin", 3)
    assert told("add", "ice cubes", "--text")[2:] == [(None, "ice cubes", 1)]
    assert cart(person)["count"] == 5 and cart(person)["withoutPrice"] == 3
    assert told("remove", "gin", "--quantity", "2")[0] == ("gin", "Gin", 1)
    assert told("remove", "Ice Cubes") == [("gin", "Gin", 1), ("creme-de-cassis", "Crème de cassis", 1)]
    assert told("clear") == []


def test_cart_in_words(person):
    assert person.run("cart").stdout == "There is nothing in the cart.\n"
    assert person.run("cart", "add", "gin", "--quantity", "2").returncode == 0
    listed = person.run("cart").stdout.splitlines()
    assert listed == ["2 × Gin · 70 cl", "2 items · 1 without a price"]


def test_a_product_that_is_not_there_is_explained(person):
    answer = person.run("cart", "add", "campary")
    assert answer.returncode != 0 and "Did you mean “Campari”?" in answer.stderr, answer
    answer = person.run("cart", "remove", "gin")
    assert answer.returncode != 0 and "“gin” is not in the cart." in answer.stderr, answer
    for number in ("0", "1000", "-1", "many"):
        assert person.run("cart", "add", "gin", f"--quantity={number}").returncode != 0
    assert cart(person)["lines"] == []
