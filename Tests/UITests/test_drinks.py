"""The cards of the drinks: search, categories, columns."""

import re

import hands
import pytest
from catalogue import DRINKS, drink, drinks_that, is_in
from colours import has, rgb
from drinks import card, cards, open_drink, page, paste, search, wait_for_all, wait_for_cards

CATEGORIES = (
    "Before dinner", "After dinner", "Long", "Sparkling", "Sour", "Spirit-forward", "Tropical", "Creamy", "Hot",
    "Mocktails",
)  # fmt: skip


def test_T5_search_narrows_the_cards_with_every_letter(bartender):
    search(bartender, "m")
    some = wait_for_cards(bartender, lambda names: 0 < len(names) < len(DRINKS))
    hands.write("arga")
    wait_for_cards(bartender, lambda names: 0 < len(names) < len(some) and "Margarita" in names)
    hands.key("Escape")
    wait_for_all(bartender)


@pytest.mark.parametrize("typed", ["PIÑA", "pina", "Piña"])
def test_T5_search_ignores_case_and_accents(bartender, typed):
    search(bartender, "")
    paste(bartender, typed)
    wait_for_cards(bartender, lambda names: {"Piña Colada", "Virgin Piña Colada"} <= set(names) and len(names) < 8)


def test_T5_search_that_finds_nothing_offers_the_next_step(bartender):
    search(bartender, "xyzzy")
    bartender.find("No drink like that")
    bartender.click("Clear filter", "button")
    wait_for_all(bartender)


def strip(app):
    """The categories' buttons, from the start."""
    group = app.find("Categories", "panel")
    return [node for node in group.walk() if node.role == "button" and node.name]


def test_T9_category_strip_shows_a_category_with_its_name_above(bartender):
    assert [button.name for button in strip(bartender)] == list(CATEGORIES)
    assert bartender.find("All drinks", "heading")
    bartender.click("Creamy", "button")
    wait_for_cards(bartender, lambda names: set(names) == drinks_that(lambda drink: is_in(drink, "creamy")))
    heading = bartender.find("Creamy drinks", "heading")
    first = card(bartender, cards(bartender)[0])
    assert heading.extents[1] + heading.extents[3] <= first.extents[1]


def test_T9_category_chosen_again_is_cleared(bartender):
    bartender.click("Hot", "button")
    bartender.find("Hot", "button", pressed=True)
    wait_for_cards(bartender, lambda names: names == ["Grog", "Hot Toddy", "Irish Coffee"])
    bartender.click("Hot", "button")
    bartender.find("Hot", "button", pressed=False)
    wait_for_all(bartender)


def test_T9_category_chosen_is_larger_and_has_a_shadow(bartender, tmp_path):
    bartender.resize(1280, 800)
    button = bartender.find("Sour", "button")
    hands.away()
    before = bartender.look_at_rest().crop(tuple(map(round, bartender.box(button))))
    bartender.click(button)
    bartender.find("Sours", "heading")
    hands.away()
    # Whatever has the keyboard is framed: that is no part of the size.
    hands.key("ctrl+f")
    after = bartender.look_at_rest().crop(tuple(map(round, bartender.box(bartender.find("Sour", "button")))))
    ground = before.getpixel((1, before.height // 2))
    assert covered(after, ground) > covered(before, ground) * 1.15
    assert shaded(before, ground) == 0 and shaded(after, ground) > 40


def covered(picture, ground):
    """The height of what is not the page's colour in the middle of a button, above its name."""
    return sum(picture.getpixel((picture.width // 2, y)) != ground for y in range(picture.height * 2 // 3))


def shaded(picture, ground):
    """How much darker than the page it is between the disc and the name."""
    y = round(picture.height * 0.79)
    darkest = min(sum(picture.getpixel((x, y))) for x in range(picture.width // 4, picture.width * 3 // 4))
    return sum(ground) - darkest


def test_T9_category_strip_scrolls_sideways(bartender):
    bartender.resize(360, 720)
    assert strip(bartender)[-1].extents[0] > 360
    x, y = strip(bartender)[0].centre
    hands.scroll(*bartender.on_screen(max(40, x), y), 12)

    def last():
        x, _, width, _ = strip(bartender)[-1].extents
        return x + width

    bartender.wait(lambda: last() <= 372, lambda: f"the last one in sight; it ends at {last()}")
    bartender.click("Mocktails", "button")
    bartender.find("Mocktails", "heading")
    bartender.resize(1590, 1190)
    wait_for_cards(bartender, lambda names: set(names) == drinks_that(lambda drink: is_in(drink, "mocktail")))


@pytest.mark.parametrize("width, fewest, most", [(360, 2, 2), (800, 3, 4), (1400, 5, 6)])
def test_T10_cards_stand_in_columns(bartender, width, fewest, most):
    bartender.resize(width, 800)
    names = wait_for_all(bartender)
    places = bartender.wait(lambda: settled(bartender, names[:12]), "cards in their places")
    lines = [place[1] for place in places]
    columns = lines.count(lines[0])
    assert fewest <= columns <= most, places
    assert places[columns][0] == places[0][0] and places[columns][1] > places[0][1]
    assert all(place[0] >= 0 and place[0] + place[2] <= width for place in places[: 2 * columns]), places


def settled(app, names):
    """Where cards are, once they are in at least two lines."""
    places = [card(app, name).extents for name in names]
    return places if len({place[1] for place in places}) > 1 else None


def test_T10_card_opens_its_drink(bartender):
    bartender.resize(1280, 800)
    shown = card(bartender, "Americano")
    hands.away()
    # The pictures of cards come one after the other.
    bartender.wait(lambda: has(bartender.look(), bartender.box(shown), rgb("#B31F2B"), 40), "a red drink on its card")
    bartender.click(shown)
    bartender.find("Americano", "label", within=page)
    bartender.find(drink("americano")["story"], "label")


def test_T10_every_drink_has_a_card(bartender):
    names = wait_for_all(bartender)
    seen = set(names)
    hands.key("ctrl+f", "Down")
    # Newer GTK tells names of those in sight only.
    for _ in range(60):
        hands.key("Page_Down")
        bartender.wait(lambda: cards(bartender), "cards")
        seen |= set(cards(bartender))
        if len(seen) == len(DRINKS):
            break
    assert seen == {drink["name"] for drink in DRINKS}


def test_T21_cocktails_and_mocktails_in_five_categories_with_glass_method_and_garnish(bartender):
    mocktails = drinks_that(lambda drink: drink["status"] == "mocktail")
    assert mocktails and len(mocktails) < len(DRINKS)
    for name in ("Before dinner", "Long", "Sour", "Tropical", "Mocktails"):
        bartender.click(name, "button")
        bartender.find(name, "button", pressed=True)
        found = wait_for_cards(bartender, lambda names: 5 <= len(names) < len(DRINKS))
        assert name != "Mocktails" or set(found) == mocktails


GLASSES = {
    "rocks": "Rocks glass", "highball": "Highball glass", "coupe": "Coupe", "hurricane": "Hurricane glass",
    "julep-cup": "Julep cup", "martini": "Martini glass",
}  # fmt: skip


@pytest.mark.parametrize("id", ["negroni", "virgin-mary", "alexander", "pina-colada", "mint-julep", "vesper", "clover-club"])
def test_T21_a_drinks_page_tells_its_glass_its_method_and_its_garnish(person, id):
    """What the page says is held against what the catalogue has in fields of their own."""
    facts = drink(id)
    person.start(f"comptoir:/drink/{id}")
    person.find("Recipe", "tab list")
    person.find(f"Level: {facts['level']['value'].title()}", "list item", within=page)
    person.find(f"Glass: {GLASSES[facts['glass']['shape']]}", "list item", within=page)
    person.click("Instructions", "tab")
    told = person.find("Steps", "list").texts
    assert facts["garnish"] and facts["methods"]
    for garnish in facts["garnish"]:
        assert tells(told, garnish.get("of") or garnish["text"]), f"{garnish} in {told}"
    methods = [method for method in facts["methods"] if method in ("stir", "shake", "blend", "muddle", "strain")]
    for method in methods:
        assert tells(told, method) or (method == "muddle" and tells(told, "press")), f"{method} in {told}"
    assert methods or facts["methods"] == ["build"]


def tells(texts, word):
    """Whether a word, or the beginning of a longer one, is in some texts."""
    beginnings = [part[:5].rstrip("e") for part in re.split(r"[\s-]", word.lower()) if len(part) > 3 or part == word]
    return any(beginning in text.lower() for beginning in beginnings for text in texts)


def test_T22_back_is_always_visible_on_a_drink(bartender):
    bartender.resize(480, 760)
    bartender.click(card(bartender, "Alexander"))
    bartender.look_at_rest()
    place = bartender.find("Back", "button").extents
    story = bartender.find(drink("alexander")["story"], "label").centre
    left, top, width, height = bartender.geometry
    hands.scroll(left + width / 2, top + height * 3 / 4, 12)
    bartender.wait(lambda: bartender.find(drink("alexander")["story"], "label").centre[1] < story[1] - 100, "scrolling")
    assert bartender.find("Back", "button").extents == place
    bartender.click("Back", "button")
    bartender.gone("Back", "button")
    wait_for_all(bartender)


def test_T26_random_drink_is_one_that_the_filter_shows(bartender):
    bartender.click("Creamy", "button")
    creamy = drinks_that(lambda drink: is_in(drink, "creamy"))
    wait_for_cards(bartender, lambda names: set(names) == creamy)
    shown = set()
    for _ in range(4):
        before = shown_drink(bartender)
        hands.key("ctrl+shift+r")
        shown.add(bartender.wait(lambda: other(shown_drink(bartender), before), "another drink"))
    assert len(shown) > 1 and shown <= creamy


def shown_drink(app):
    """The name of the drink whose page is open, or nothing."""
    tops = app.all("Copy as text", "button")
    if not tops:
        return None
    names = [node.name for node in list(tops[0].above())[2].walk() if node.role in ("label", "heading")]
    return next((name for name in names if any(drink["name"] == name for drink in DRINKS)), None)


def other(now, before):
    return now if now != before else None
