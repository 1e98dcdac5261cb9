import Store

extension ShelfWords {
    /// The words of the person's language, and the English ones.
    static let translated = ShelfWords { tr($0) }
}
