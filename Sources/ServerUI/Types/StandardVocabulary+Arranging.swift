extension Vocabulary {
    /// What holds other things, and lays them out.
    static let arranging: [ComponentType] = [
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
}
