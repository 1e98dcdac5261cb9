import ServerUI

/// What actions of screens can have this program do, besides what every program with such screens can.
enum ProgramVerbs {
    static let all: [Verb] = [
        Verb(
            "cart.add",
            arguments: [
                PropertyType("product", .text, "The product's id."),
                PropertyType(
                    "ingredient", .text, "The id of an ingredient that is to be bought, in place of a product."),
                PropertyType("fruit", .text, "The id of a fruit that is to be bought, in place of a product."),
                PropertyType("quantity", .number(1...999), "How many; 1 if absent."),
            ], "Puts something into the cart."),
        Verb(
            "cart.remove",
            arguments: [PropertyType("id", .text, isRequired: true, "The id of the line in `cart.items`.")],
            "Takes a line out of the cart."),
        Verb(
            "shelf.toggle", arguments: [PropertyType("ingredient", .text, isRequired: true, "The ingredient's id.")],
            "Puts an ingredient onto the shelf of the bar, or takes it off."),
        Verb(
            "favourite.toggle",
            arguments: [
                PropertyType("kind", .choice(["fruit", "drink"]), isRequired: true, "What sort of entry it is."),
                PropertyType("id", .text, isRequired: true, "The entry's id."),
            ], "Marks a fruit or a drink as a favourite, or takes the mark away."),
        Verb(
            "drink.rate",
            arguments: [
                PropertyType("id", .text, isRequired: true, "The drink's id."),
                PropertyType("stars", .number(0...5), isRequired: true, "By halves; 0 for no rating."),
            ], "Rates a drink."),
        Verb(
            "drink.make",
            arguments: [
                PropertyType("id", .text, isRequired: true, "The drink's id."),
                PropertyType("servings", .number(0.5...48), "How many; 1 if absent."),
            ], "Notes that a drink was made, and takes from the shelf what went into it."),
        Verb(
            "counter.reset", arguments: [PropertyType("id", .text, isRequired: true, "The id in `counters.items`.")],
            asksFirst: true, "Sets a counter back to nought."),
        Verb(
            "counter.mark", arguments: [PropertyType("id", .text, isRequired: true, "The id in `counters.items`.")],
            "Marks today for a counter whose days are marked, or takes the mark away."),
        Verb(
            "bar.showMakeable", "Opens the drinks, those alone that the shelf makes."),
        Verb(
            "drinks.withFruit", arguments: [PropertyType("fruit", .text, isRequired: true, "The fruit's id.")],
            "Opens the drinks, those alone that have a fruit."),
        Verb("discover.another", "Has `bar.discovery` be another drink."),
    ]
}

extension Vocabulary {
    /// All that documents can name in this program.
    static let ofProgram = Vocabulary(
        components: standardComponents, templates: templateTypes, verbs: standardVerbs + ProgramVerbs.all,
        sources: SourceType.ofProgram)
}
