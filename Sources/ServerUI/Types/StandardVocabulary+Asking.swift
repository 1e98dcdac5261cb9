extension Vocabulary {
    /// What the person presses, types and chooses.
    static let asking: [ComponentType] = [
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
