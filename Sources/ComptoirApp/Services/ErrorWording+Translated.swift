import Store

extension ErrorWording {
    /// The wording in the person's language.
    static let translated = ErrorWording { tr($0) }

    /// What to tell a person about any error: what happened, and what to do about it.
    func words(for error: any Error) -> (message: String, advice: String) {
        guard let error = error as? StoreError else { return ("\(error)", "") }
        return (account(error), advice(error))
    }
}

extension ShelfWords {
    /// The words of the person's language, and the English ones.
    static let translated = ShelfWords { tr($0) }
}
