"""Pictures of every page, held against the references beside this file.

- `COMPTOIR_SCREENSHOTS=folder` saves every picture there, in full size; nothing is compared then.
- `COMPTOIR_REFERENCES=update` makes the references anew from what is on the screen.

What counts as different is told in pictures.py.
"""

import functools
import re

import days
import hands
import pytest
from album import LARGE_NARROW, NARROW, VERY_WIDE, WIDE, Album, clock, comparable, steady  # noqa: F401
from catalogue import drink
from drinks import card, cards, open_bottle, open_drink, page, put_on_shelf, turn_the_wheel, wait_for_card, wait_for_shelf
from holding import held
from paint import SHEETS, check_paint
from past import mixed
from tour import Tour

pytestmark = pytest.mark.long

# Evenings of several drinks, and days of none.
LOG = (
    ("2025-12-06", "negroni", 2), ("2025-12-12", "old-fashioned", 1), ("2025-12-13", "negroni", 1),
    ("2025-12-20", "negroni", 2), ("2025-12-24", "french-75", 2), ("2025-12-31", "french-75", 3),
    ("2026-01-02", "negroni", 2), ("2026-01-03", "margarita", 1), ("2026-01-03", "daiquiri", 1),
    ("2026-01-06", "whiskey-sour", 1), ("2026-01-09", "negroni", 2), ("2026-01-09", "mojito", 1),
    ("2026-01-10", "margarita", 1),
)  # fmt: skip

DRINKS = {"drinks", "drink", "bar", "log", "shop", "product", "cart", "evening", "stores", "filter", "days"}


def photograph(app, look, only=None, sizes=(WIDE, NARROW), menus=False, check=None):
    """Walks through the program and takes a picture of each page, or of those named. `check` is given each but the menus first;
    the names of the pages are returned."""
    app.resize(*WIDE)
    album, tour = Album(app, look), Tour(app, only)
    seen = []

    def take(pages):
        for page in pages:
            if check:
                check(app, page)
            album.take(page, *sizes, look=tour.look)
            seen.append(page)

    for pages in (tour.introduction, tour.pages, tour.drinks, tour.shop, tour.days):
        take(pages())
    if menus:
        for menu in tour.menus():
            album.take(menu, WIDE)
    take(tour.sheets())
    album.check()
    return seen


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_T19_T20_screenshots_in(theme, new_program, home):
    """On the way each page is looked at for the faces that it is set in and the colours that it is painted in."""
    home.prefer(theme=theme)
    check = functools.partial(check_paint, theme=theme)
    seen = photograph(new_program.start(), theme, menus=theme == "light", check=check)
    assert len(seen) > 20 and SHEETS <= set(seen), seen


def test_screenshots_mirrored(new_program, home, locales):
    home.prefer(theme="light")
    pages = {"card", "list", "fruit", "fruit-below", "compare", "preferences", *DRINKS}
    photograph(new_program.start(**locales.mirrored()), "mirrored", pages)


def test_screenshots_in_large_text(new_program, home):
    home.prefer(theme="light", text_size=2.0)
    pages = {"welcome", "card", "list", "fruit", "fruit-below", "preferences", "shortcuts", *DRINKS}
    photograph(new_program.start(), "large", pages, sizes=(WIDE, LARGE_NARROW))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screenshots_in_high_contrast(theme, new_program, home, portal):
    home.prefer(theme=theme)
    portal.set(contrast=True)
    pages = {"list", "fruit", "fruit-below", "preferences", "drinks", "drink", "bar", "days"}
    photograph(new_program.start(), f"contrast-{theme}", pages, sizes=(WIDE,))


def test_screenshots_of_counts(new_program, home, clock):
    """Tally marks and ways, from no day to ten years."""
    home.prefer(theme="light", onboarding_done=True)
    days.add(new_program, "tobacco")
    days.add(new_program, "the move")
    app = new_program.start("comptoir:/counter/2/edit")
    app.click("Since", "radio button")
    album = Album(app, "light")
    for count in (0, 1, 4, 5, 41, 365, 3650):
        clock.pass_days(count)
        for number, picture in ((1, "tally"), (2, "way")):
            app.open_address(f"comptoir:/counter/{number}")
            app.find(re.compile(f"^{count:,} days? (without|since) "))
            album.take(f"{picture}-{count}")
    album.check()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screenshots_in_use(theme, person, home):
    """What is there once somebody has used the program for a while, and what comes and goes."""
    home.prefer(theme=theme)
    app = person.start("comptoir:/bar")
    app.resize(*WIDE)
    album = Album(app, theme)
    put_on_shelf(app, "70 cl gin", "campari", "sweet vermouth", "20 cl tequila low", "lime juice empty", "cointreau")
    app.find(re.compile("^With it you can make"), "heading")
    wait_for_shelf(app, "Gin", "Have it")
    hands.away()
    album.take("bar-stocked", WIDE, NARROW, VERY_WIDE)
    app.click("Worth buying", "button")
    app.find(re.compile(r"^With .* you can make"), "group")
    hands.away()
    album.take("bar-suggestions")
    app.close_sheet()
    open_bottle(app, "Gin")
    hands.away()
    album.take("bar-bottle")
    app.close_sheet()
    use_drinks(app, album)
    use_log(app, album)
    use_mixing(app, album)
    lead_astray(app, album)
    album.check()


def use_drinks(app, album):
    """A drink with stars and a heart that can be made, the cards of a category, one under the pointer."""
    for id, stars in (("margarita", 3), ("negroni", 5)):
        open_drink(app, id)
        app.find(drink(id)["story"], "label", within=page)
        app.click(app.find("Add to favourites", "button", within=page))
        app.tab_to("My rating", "slider")
        hands.key(str(stars))
        app.find("Clear my rating", "button", within=page, sensitive=True)
    app.find("You have everything for this drink.", "label")
    hands.away()
    album.take("drink-rated")
    app.open_address("comptoir:/drinks")
    app.click("Sour", "button")
    app.find("Sours", "heading")
    wait_for_card(app, "^Margarita, .*3 of 5 stars")
    turn_the_wheel(app, -60)
    hands.key("ctrl+f")
    hands.away()
    album.take("drinks-category")
    hands.move(*app.point(card(app, cards(app)[1])))
    album.take_as_it_is(f"drinks-hover-{album.look}-1280")
    hands.away()
    app.click("Sour", "button")


def use_log(app, album):
    app.quit()
    mixed(app, *LOG)
    app.start("comptoir:/log")
    app.resize(*WIDE)
    app.find("Negroni, 9 servings", "button")
    hands.away()
    album.take("log-filled")


def use_mixing(app, album):
    app.restart("comptoir:/drink/negroni")
    app.resize(*WIDE)
    app.click("Instructions", "tab")
    app.click("Mix it step by step", "button")
    app.find(re.compile("^Step 1 of 3"), focused=True)
    hands.key("space")
    app.find(re.compile("^Step 2 of 3"), focused=True)
    app.wait(lambda: app.geometry[2:] == (1600, 1200), "the whole screen")
    hands.away()
    album.take_as_it_is(f"mixing-{album.look}-1600")
    hands.key("Escape")
    app.wait(lambda: app.geometry[2:] == WIDE, "the window as it was")


def lead_astray(app, album):
    """What there is in place of what is asked for."""
    for address, words, name in (
        ("drink/margerita", "We don’t have that drink", "drink-unknown"),
        ("fruit/strawbery", "We don’t have that fruit", "fruit-unknown"),
        ("counters", "Nothing counted yet", "counters-empty"),
    ):
        app.open_address(f"comptoir:/{address}")
        app.find(words)
        hands.away()
        album.take(name, WIDE)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_screenshots_of_waiting_and_failing(theme, person, home):
    """A catalogue that another program keeps for itself at the very first start."""
    home.prefer(theme=theme)
    home.empty_cache()
    with held(home.cache / "comptoir/catalogue.sqlite") as catalogue:
        app = person.start("comptoir:/fruits")
        catalogue.is_held()
        album = Album(app, theme)
        # For as long as SQLite waits: a picture that comes later would be of what follows.
        album.take_as_it_is(f"list-loading-{theme}-1100")
        app.find("Try again", "button")
        hands.away()
        album.take("list-failed")
    # What else has read the catalogue by now has the list read it too.
    for button in app.all("Try again", "button"):
        app.click(button)
    app.wait_for_rows(lambda rows: len(rows) > app.few)
    album.check()


def test_screenshots_of_the_keyboards_place(app, home):
    """GTK shows for some seconds after a key where the keyboard is: long enough for a picture that is taken at once."""
    app.quit()
    home.style("scrollbar { opacity: 0; }")
    app.start("comptoir:/fruits")
    app.resize(*WIDE)
    album = Album(app, "light")
    for name, role, shown in ((re.compile("^Apple"), "list item", "focus-row"), ("Sort", "button", "focus-button")):
        app.tab_to(name, role)
        hands.key("shift+Tab", "Tab")
        app.find(name, role, focused=True)
        album.take_as_it_is(f"{shown}-light-1280")
    album.check()
