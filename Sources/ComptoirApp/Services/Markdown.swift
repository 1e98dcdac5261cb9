/// Text for Markdown.
enum Markdown {
    /// A text in which nothing means anything to Markdown.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_{}[]<>#|~".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }
}
