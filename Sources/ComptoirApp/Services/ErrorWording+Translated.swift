import Store

extension ErrorWording {
    /// The wording in the person's language.
    static let translated = ErrorWording.english
}
