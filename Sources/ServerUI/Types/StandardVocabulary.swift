extension Vocabulary {
    /// How templates can lay out their components.
    public static let templateTypes: Set<String> = ["stack", "row", "grid", "list", "carousel", "tabs"]

    /// The components that every program with these screens has.
    public static let standardComponents: [ComponentType] = showing + arranging + asking

    private static let tones = ["plain", "red", "orange", "amber", "green", "blue", "violet"]
    private static let press: Set<String> = ["activate"]

    private static let showing: [ComponentType] = [
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

    private static let arranging: [ComponentType] = [
        ComponentType(
            "hero",
            properties: [
                PropertyType("title", .text, isRequired: true, "The name, large."),
                PropertyType("overline", .text, "A few words above it."),
                PropertyType("text", .text, "A sentence or two below it."),
                PropertyType("picture", .picture, "What it shows at its end."),
                PropertyType("tone", .choice(tones), "Its colour."),
            ], takesChildren: true, triggers: press, "What the screen leads with; its children are buttons."),
        ComponentType(
            "card",
            properties: [
                PropertyType("title", .text, "Its name."),
                PropertyType("overline", .text, "A few words above the picture."),
                PropertyType("subtitle", .text, "A line below the name."),
                PropertyType("picture", .picture, "What it shows."),
                PropertyType("badge", .text, "A word or a figure in its corner."),
                PropertyType("height", .number(24...480), "That of the picture, in pixels; 160 if absent."),
            ], takesChildren: true, triggers: press, "A card, with a picture, words, and what is in it."),
        ComponentType(
            "columns", properties: [], takesChildren: true,
            "Columns side by side, where there is room; its children are columns."),
        ComponentType(
            "column",
            properties: [PropertyType("weight", .number(1...12), "Its share of the width; 1 if absent.")],
            takesChildren: true, "One of some columns."),
        ComponentType(
            "row",
            properties: [
                PropertyType(
                    "align", .choice(["start", "center", "end", "spread"]),
                    "Where they stand in a line that has room left over; start if absent.")
            ], takesChildren: true, "Things in a line, broken where it is too long."),
        ComponentType("shelf", properties: [], takesChildren: true, "A board for bottles to stand on."),
        ComponentType("chipRow", properties: [], takesChildren: true, "Chips in a line."),
        ComponentType(
            "chip",
            properties: [
                PropertyType("text", .text, isRequired: true, "Its words."),
                PropertyType("value", .flag, isWritten: true, "Whether it is chosen."),
            ], triggers: ["activate", "change"], "A short word that can be clicked or chosen."),
        ComponentType(
            "carousel",
            properties: [
                PropertyType("label", .text, isRequired: true, "What is in it."),
                PropertyType("automatic", .flag, "Whether it moves on by itself."),
            ], takesChildren: true, "Cards of which one stands in front."),
        ComponentType(
            "grid",
            properties: [
                PropertyType("width", .number(80...640), "How narrow a column may be, in pixels; 200 if absent.")
            ],
            takesChildren: true, "As many columns as there is room for."),
        ComponentType("list", properties: [], takesChildren: true, "One below the other, with lines between."),
        ComponentType(
            "disclosureTable", properties: [PropertyType("heading", .text, "What its first column is about.")],
            takesChildren: true, "Lines that open; its children are lines."),
        ComponentType(
            "tableLine",
            properties: [
                PropertyType("title", .text, isRequired: true, "What it is about."),
                PropertyType("value", .text, "Its figure."),
            ], takesChildren: true, triggers: press, "A line of a table, with the lines that open below it."),
        ComponentType(
            "tabs", properties: [], takesChildren: true, "Pages of which one is shown; its children are tabs."),
        ComponentType(
            "tab", properties: [PropertyType("title", .text, isRequired: true, "Its name.")], takesChildren: true,
            "A page among some."),
    ]

    private static let asking: [ComponentType] = [
        ComponentType(
            "button",
            properties: [
                PropertyType("title", .text, isRequired: true, "What it does."),
                PropertyType("icon", .picture, "A small picture before its words."),
                PropertyType(
                    "role", .choice(["plain", "primary", "quiet", "danger"]), "How much it asks for; plain if absent."),
                PropertyType("enabled", .flag, "Whether it can be pressed; true if absent."),
            ], triggers: press, "Something to press."),
        ComponentType(
            "stepper",
            properties: [
                PropertyType("label", .text, isRequired: true, "What is counted."),
                PropertyType(
                    "value", .number(-1_000_000...1_000_000), isRequired: true, isWritten: true, "The number."),
                PropertyType("minimum", .number(-1_000_000...1_000_000), "0 if absent."),
                PropertyType("maximum", .number(-1_000_000...1_000_000), "99 if absent."),
            ], triggers: ["change"], "A number with less and more."),
        ComponentType(
            "rating",
            properties: [
                PropertyType("label", .text, isRequired: true, "What is rated."),
                PropertyType("value", .number(0...5), isRequired: true, isWritten: true, "Stars; 0 for none yet."),
            ], triggers: ["change"], "Up to five stars."),
        ComponentType(
            "textField",
            properties: [
                PropertyType("label", .text, isRequired: true, "What is asked for."),
                PropertyType("value", .text, isRequired: true, isWritten: true, "What was typed."),
                PropertyType("hint", .text, "An example, shown while there is nothing."),
            ], triggers: ["change", "submit"], "A line to type."),
        ComponentType(
            "numberField",
            properties: [
                PropertyType("label", .text, isRequired: true, "What is asked for."),
                PropertyType("value", .number(-1e12...1e12), isRequired: true, isWritten: true, "The number."),
                PropertyType("minimum", .number(-1e12...1e12), "The least."),
                PropertyType("maximum", .number(-1e12...1e12), "The most."),
                PropertyType("unit", .text, "What is behind it."),
            ], triggers: ["change", "submit"], "A number to type."),
        ComponentType(
            "choice",
            properties: [
                PropertyType("label", .text, isRequired: true, "What is asked for."),
                PropertyType("value", .text, isRequired: true, isWritten: true, "The value of what is chosen."),
                PropertyType(
                    "options", .any, isRequired: true,
                    "Texts, or records with `value` and `title`; as one text, with a bar between any two."),
            ], triggers: ["change"], "One of some."),
        ComponentType(
            "toggle",
            properties: [
                PropertyType("label", .text, isRequired: true, "What is on or off."),
                PropertyType("value", .flag, isRequired: true, isWritten: true, "Whether it is on."),
                PropertyType("detail", .text, "What that means."),
            ], triggers: ["change"], "Something on or off."),
        ComponentType(
            "dateField",
            properties: [
                PropertyType("label", .text, isRequired: true, "What is asked for."),
                PropertyType("value", .date, isRequired: true, isWritten: true, "The day."),
            ], triggers: ["change"], "A day to choose."),
    ]
}
