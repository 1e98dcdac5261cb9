"""Every sentence of the program goes through gettext: in a language of brackets nothing stands outside of them."""

import json
import re

import pytest
from conftest import RESOURCES
from days import Clock
from tour import Tour

# Names, which no language has otherwise: of things, of people's own things, of places in a document and in the net.
NAMES = {
    "Comptoir", "comptoir", "tobacco", "coffee", "sucre", "a party", "Broken", "Hollow", "Lobster", "Raleway", "GRDB", "ICU",
    "Natural Earth", "Napkins", "USDA", "Cave Duval", "12 rue du Marché", "Paris", "Épicerie Perrache",
    "3 quai du Rhône", "Lyon", "Étal Bleu", "5 quai Sud", "Marseille",
    "International Bartenders Association", "Bar Assistant", "CocktailPi", "Open Drinks", "Wikipedia",
}  # fmt: skip
NAME = re.compile(r"^\w+\.json$|^\$\.\S+$|^\(?[\w-]+(\.[\w-]+)+\)?$")
# What others word: GTK its keys, its buttons and widgets without a name, libshumate its scale, ICU what joins names.
OTHERS = re.compile(
    r"^((Gtk|Swift|Shumate)[A-Z]\w*|Close|Minimize|Maximize|\(None\)|\d+\s(km|m)|Escape|Delete|Space|Left|Right|Menu|and"
    r"|((Ctrl|Alt|Shift)\+)+\S*)$"
)
# What Foundation words: months and days of the week, and what stands around a time.
MONTHS = "January|February|March|April|May|June|July|August|September|October|November|December"
DATES = re.compile(
    rf"\b({MONTHS}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[AP]M)\b"
)
INCHES = re.compile(r"[\d¼½¾⅓⅔⅛⅜⅝⅞⁄–]+( [\d⁄]+)?″")
LETTERS = re.compile(r"[^\W\d_]{2,}")


def texts(value):
    """Every text in a document."""
    if isinstance(value, str):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from texts(part)


@pytest.fixture(scope="session")
def written():
    """What the catalogue says, which has its translations with it; the longest first."""
    found = set()
    for file in (RESOURCES / "catalogue").glob("*.json"):
        for text in texts(json.loads(file.read_text())):
            parts = [part.strip() for part in text.split("\n\n")]
            # How large a portion is stands below its name.
            parts += [piece for part in parts if part.endswith(")") for piece in part[:-1].split(" (")]
            # Lengths in inches are shown in centimetres, in brackets.
            parts += [INCHES.sub("", part).strip() for part in parts if "″" in part]
            # What stands alone begins with a large letter.
            found.update(parts + [part[:1].upper() + part[1:] for part in parts])
    return sorted(filter(LETTERS.search, found), key=len, reverse=True)


def outside(text, written):
    """What of a text is in no brackets, and no name, date or text of the catalogue."""
    while (inner := re.sub("⟦[^⟦⟧]*⟧", "", text)) != text:
        text = inner
    for each in written if LETTERS.search(text) else ():
        if each in text:
            text = re.sub(rf"(?<!\w){re.escape(each)}(?!\w)", "", text)
    parts = [part.strip(" .,:") for part in re.split(r" · |, |\n|: |; ", DATES.sub("", text))]
    parts = [part for part in parts if part not in NAMES and not NAME.search(part) and not OTHERS.search(part)]
    return " | ".join(part for part in parts if LETTERS.search(part))


@pytest.fixture
def marked(new_program, locales, tmp_path):
    new_program.tr = lambda text: f"⟦{text}⟧"
    Clock(new_program, tmp_path, "2026-01-10")
    new_program.start(**locales.marked())
    return new_program


@pytest.mark.long
def test_no_sentence_of_any_page_misses_gettext(marked, written):
    app = marked
    app.resize(1280, 800)
    tour = Tour(app)
    told, pages = {}, []
    for way in (tour.introduction, tour.pages, tour.drinks, tour.shop, tour.days, tour.sheets, tour.menus):
        for page in way():
            pages.append(page)
            for node in app.window.walk():
                if node.name and node.is_visible:
                    told.setdefault(node.name, page)
    missing = [f"{page}: «{left}» in «{text}»" for text, page in told.items() if (left := outside(text, written))]
    assert not missing, "\n".join(missing)
    # What was found in a document is told as it stands there.
    own = [(page, re.sub('found "[^"]*"', "", text)) for text, page in told.items()]
    typed = [f"{page}: {text}" for page, text in own if re.search(r"\w['\"]|['\"]\w", text)]
    assert not typed, f"quotes and apostrophes as on a typewriter: {typed}"
    assert len(pages) > 25, f"not all pages were looked at: {pages}"


# The frame is that of the library that reads the command line: headings, what is typed, and its own two options.
FRAME = re.compile(
    r"^[A-Z ]+:|^(USAGE: +)?comptoir( .*)?$|\(default(: \S+)?\)|See 'comptoir help .*|Show (the version|help information)\."
    r"|--?[a-z-]+|<[a-z-]+>|/|,|\.\.\.|^[a-z]+$"
)


def test_the_command_line_is_in_the_persons_language(person, locales):
    person.environment.update(locales.marked())
    for words in ([], ["counter", "add"], ["cart", "remove"], ["screens", "lint"]):
        told = person.run(*words, "--help").stdout
        assert "⟦" in told, told
        lines = [line.strip() for line in re.sub("⟦[^⟦⟧]*⟧", "", told).splitlines()]
        left = []
        for line in lines:
            while (inner := FRAME.sub("", line).strip()) != line:
                line = inner
            left += [line] if LETTERS.search(line) else []
        assert not left, f"{left} in:\n{told}"
    refused = person.run("coffee")
    assert "⟦“coffee” is not one of Comptoir’s addresses.⟧" in refused.stderr, refused.stderr
