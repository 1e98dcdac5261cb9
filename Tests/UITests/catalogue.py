"""The data that the program ships: what its pages are to show."""

import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACK = json.loads((ROOT / "Resources/catalogue/fruits.json").read_text())
FRUITS = PACK["fruits"]


def fruit(id):
    return next(fruit for fruit in FRUITS if fruit["id"] == id)


FEATURED = [fruit for fruit in FRUITS if fruit.get("featured")]
NAMES = sorted(fruit["name"] for fruit in FRUITS)


def by(nutrient):
    """The names of the fruits that have a figure, from the lowest to the highest."""
    known = [fruit for fruit in FRUITS if nutrient in fruit["nutrition"]["values"]]
    return [fruit["name"] for fruit in sorted(known, key=lambda fruit: fruit["nutrition"]["values"][nutrient])]


def own_pack(*fruits, id="mine"):
    """A pack as a person may write it."""
    return json.dumps({"format": 1, "id": id, "fruits": list(fruits)}, ensure_ascii=False, indent=2)


def own_fruit(id="gariguette", name="Gariguette", **changed):
    """A fruit that nobody ships."""
    entry = {
        "id": id,
        "name": name,
        "headline": "A strawberry from my garden",
        "text": "It grows beside the shed.",
        "picture": "fruits/strawberry.svg",
        "gradient": ["#F5556B", "#A01830"],
        "portions": [{"kind": "piece", "name": "1 berry", "grams": 12}],
        "nutrition": {"per": "100 g edible portion", "values": {"energyKcal": 33, "sugars": 5, "vitaminC": 60}},
    }
    return {**entry, **changed}


DRINK_PACK = json.loads((ROOT / "Resources/catalogue/drinks.json").read_text())
DRINKS = DRINK_PACK["drinks"]
INGREDIENTS = json.loads((ROOT / "Resources/catalogue/ingredients.json").read_text())["ingredients"]


def drink(id):
    return next(drink for drink in DRINKS if drink["id"] == id)


def ingredient(id):
    return next(ingredient for ingredient in INGREDIENTS if ingredient["id"] == id)


def drinks_that(test):
    """The names of the drinks for which something is true."""
    return {drink["name"] for drink in DRINKS if test(drink)}


def is_in(drink, category):
    return category in (each["id"] for each in drink["categories"])


def own_drinks(*drinks, id="mine"):
    """A pack of drinks as a person may write it."""
    source = {"id": "shed", "title": "The wall of my shed"}
    pack = {"format": 1, "id": id, "sources": [source], "drinks": list(drinks)}
    return json.dumps(pack, ensure_ascii=False, indent=2)


def own_drink(id, name, *ingredients, **changed):
    """A drink that nobody ships, of 30 ml of each of some ingredients."""
    entry = {
        "id": id,
        "name": name,
        "story": "It is drunk beside the shed.",
        "status": "current",
        "glass": {"shape": "rocks", "text": "tumbler"},
        "methods": ["build"],
        "ice": "cubes",
        "categories": [{"id": "long", "reason": "It lasts."}],
        "level": {"value": "easy", "reason": "One pours it."},
        "sources": ["shed"],
        "ingredients": [{"ingredient": each, "amount": 30, "unit": "ml"} for each in ingredients],
        "steps": [{"text": "Pour it.", "method": "build", "adds": list(ingredients)}],
        "servings": [{"name": "Neat", "ice": "none"}, {"name": "On one stone", "ice": "block"}],
    }
    return {**entry, **changed}
