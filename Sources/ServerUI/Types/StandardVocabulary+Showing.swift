extension Vocabulary {
    /// What shows something: words, pictures, figures and places.
    static let showing: [ComponentType] = [
        ComponentType(
            "text",
            properties: [
                PropertyType("text", .text, isRequired: true, "The words."),
                PropertyType(
                    "style", .choice(["body", "quiet", "label", "large"]), "How they are set; body if absent."),
            ], "A paragraph."),
        ComponentType(
            "heading",
            properties: [
                PropertyType("title", .text, isRequired: true, "The words."),
                PropertyType("level", .number(1...3), "1 for the screen's own title, 2 for a section's; 2 if absent."),
                PropertyType("detail", .text, "A few words beside it."),
                PropertyType("action", .text, "The words of a link at the end of the line, which activates it."),
            ], triggers: press, "The title of what follows."),
        ComponentType(
            "picture",
            properties: [
                PropertyType("source", .picture, isRequired: true, "Which one."),
                PropertyType("label", .text, "What it shows, for those who do not see it; decoration if absent."),
                PropertyType("height", .number(24...480), "In pixels; 160 if absent."),
            ], triggers: press, "A picture."),
        ComponentType(
            "drinkPicture",
            properties: [
                PropertyType("drink", .text, isRequired: true, "The drink's id."),
                PropertyType("height", .number(24...480), "In pixels; 160 if absent."),
            ], triggers: press, "A drink in its glass, drawn from its recipe."),
        ComponentType(
            "fruitPicture",
            properties: [
                PropertyType("fruit", .text, isRequired: true, "The fruit's id."),
                PropertyType("height", .number(24...480), "In pixels; 160 if absent."),
            ], triggers: press, "A fruit."),
        ComponentType(
            "bottlePicture",
            properties: [
                PropertyType("ingredient", .text, isRequired: true, "The ingredient's id."),
                PropertyType("height", .number(24...480), "In pixels; 96 if absent."),
            ], triggers: press, "An ingredient in its bottle, jar or crate."),
        ComponentType(
            "gradientRow",
            properties: [
                PropertyType("title", .text, isRequired: true, "What it is about."),
                PropertyType("value", .text, "A figure or a word at its end."),
                PropertyType("fraction", .number(0...1), "How far the colour reaches."),
                PropertyType("tone", .choice(tones), "Its colour."),
            ], triggers: press, "A line with a figure, coloured as far as the figure reaches."),
        ComponentType(
            "progress",
            properties: [
                PropertyType("value", .number(0...1), isRequired: true, "How far it is."),
                PropertyType("label", .text, isRequired: true, "What it measures."),
                PropertyType("detail", .text, "How far in words."),
            ], "How far something is."),
        ComponentType(
            "counter",
            properties: [
                PropertyType("days", .number(0...1_000_000), isRequired: true, "The number."),
                PropertyType("title", .text, isRequired: true, "What is counted."),
                PropertyType("detail", .text, "A line below, as its record."),
                PropertyType("fraction", .number(0...1), "How much of the way to the next mark is done."),
                PropertyType("tone", .choice(tones), "Its colour."),
                PropertyType("picture", .picture, "A small picture."),
            ], triggers: press, "A number of days, large."),
        ComponentType(
            "mapPanel",
            properties: [
                PropertyType("latitude", .number(-85...85), isRequired: true, "The middle, in degrees."),
                PropertyType("longitude", .number(-180...180), isRequired: true, "The middle, in degrees."),
                PropertyType("zoom", .number(0...19), "How near; 12 if absent."),
                PropertyType("label", .text, isRequired: true, "What it shows."),
            ], takesChildren: true, "A map; its children are pins."),
        ComponentType(
            "pin",
            properties: [
                PropertyType("title", .text, isRequired: true, "What stands there."),
                PropertyType("detail", .text, "Its address, or when it is open."),
                PropertyType("latitude", .number(-85...85), isRequired: true, "In degrees."),
                PropertyType("longitude", .number(-180...180), isRequired: true, "In degrees."),
            ], triggers: press, "A place on a map."),
        ComponentType("divider", properties: [], "A line between two things."),
        ComponentType(
            "placeholder",
            properties: [PropertyType("text", .text, isRequired: true, "What is missing.")],
            "Stands where something could not be shown."),
    ]
}
