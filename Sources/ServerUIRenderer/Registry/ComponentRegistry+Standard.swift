internal import ServerUI

extension ComponentRegistry {
    /// Knows every type of `Vocabulary.standardComponents`.
    public static let standard: ComponentRegistry = {
        var registry = ComponentRegistry()
        let makers: [String: Maker] = [
            "text": WordParts.text, "heading": WordParts.heading, "divider": WordParts.divider,
            "placeholder": WordParts.placeholder,
            "picture": PictureParts.picture, "drinkPicture": PictureParts.drink, "fruitPicture": PictureParts.fruit,
            "bottlePicture": PictureParts.bottle,
            "gradientRow": FigureParts.measureRow, "progress": FigureParts.progress, "counter": FigureParts.counter,
            "mapPanel": MapParts.map, "pin": MapParts.pin,
            "hero": CardParts.hero, "card": CardParts.card,
            "columns": LayoutParts.columns, "column": LayoutParts.column, "row": LayoutParts.row,
            "shelf": LayoutParts.shelf, "grid": LayoutParts.grid, "list": LayoutParts.list,
            "chipRow": ChipParts.chipRow, "chip": ChipParts.chip,
            "carousel": CarouselPart.make, "disclosureTable": TableParts.table, "tableLine": TableParts.line,
            "tabs": TabsPart.make, "tab": LayoutParts.column,
            "button": ButtonPart.make, "stepper": FieldParts.stepper, "rating": FieldParts.rating,
            "textField": TypingParts.textField, "numberField": TypingParts.numberField,
            "choice": ChoicePart.make, "toggle": FieldParts.toggle, "dateField": FieldParts.dateField,
        ]
        for (type, make) in makers { registry.register(type, make) }
        return registry
    }()
}
