extension Vocabulary {
    /// How templates can lay out their components.
    public static let templateTypes: Set<String> = ["stack", "row", "grid", "list", "carousel", "tabs"]

    /// The components that every program with these screens has.
    public static let standardComponents: [ComponentType] = showing + arranging + asking

    /// The colours that a document can name: roles, which read on light and on dark ground.
    static let tones = ["plain", "red", "orange", "amber", "green", "blue", "violet"]
    /// The triggers of what can be pressed.
    static let press: Set<String> = ["activate"]
}
