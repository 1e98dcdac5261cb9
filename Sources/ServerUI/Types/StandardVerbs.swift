extension Vocabulary {
    /// What every program with these screens can do; `set` and `toggle` are done by the running screen itself.
    public static let standardVerbs: [Verb] = [
        Verb(
            "navigate",
            arguments: [
                PropertyType("to", .link, isRequired: true, "A page of the program, as `comptoir:/fruit/mango`.")
            ],
            "Opens a page of the program."),
        Verb("back", "Goes back to where the person came from."),
        Verb(
            "openURL", arguments: [PropertyType("address", .link, isRequired: true, "What is opened.")],
            "Opens an address outside of the program."),
        Verb(
            "set",
            arguments: [
                PropertyType("name", .text, isRequired: true, "A name of the screen's own data, or a way from there."),
                PropertyType("value", .any, isRequired: true, "What it becomes."),
            ], "Writes a value to the screen's own data."),
        Verb(
            "toggle",
            arguments: [
                PropertyType("name", .text, isRequired: true, "A name of the screen's own data, or a way from there.")
            ], "Turns a flag of the screen's own data over."),
        Verb("refetch", "Asks for the screen anew."),
        Verb(
            "submit",
            arguments: [
                PropertyType("to", .text, "The path on the screen's own server; the screen's own address if absent."),
                PropertyType("value", .any, "What is sent; all of the screen's own data if absent."),
            ], "Sends data to the server that the screen came from."),
        Verb(
            "copy", arguments: [PropertyType("text", .text, isRequired: true, "The words.")],
            "Puts words on the clipboard."),
    ]

    /// What every program with these screens has.
    public static let standard = Vocabulary(
        components: standardComponents, templates: templateTypes, verbs: standardVerbs)
}
