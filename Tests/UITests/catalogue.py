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
