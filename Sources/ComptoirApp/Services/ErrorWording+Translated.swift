public import Store

extension ErrorWording {
    /// The wording in the person's language.
    public static let translated = ErrorWording.english
}
