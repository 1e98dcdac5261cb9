/// What a person typed, as an FTS5 query.
///
/// Every word must be found, and each may be the beginning of a longer one. Quotes and operators of
/// FTS5's own language lose their meaning, as each word is quoted.
struct SearchPattern: Sendable, Equatable {
    /// The words beyond which more words are not looked at.
    static let wordLimit = 16

    /// The query, or nil where nothing is searched for.
    let expression: String?

    /// The words, folded.
    let words: [String]

    init(_ text: String) {
        words = TextFolding.words(in: String(text.prefix(400))).prefix(Self.wordLimit).map(String.init)
        expression = words.isEmpty ? nil : words.map { "\"\($0)\"*" }.joined(separator: " ")
    }
}
