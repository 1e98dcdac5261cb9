import GTK

extension Label {
    /// A label for running text: it goes on in further lines, and begins where reading begins.
    /// - Parameter isSelectable: whether the text can be selected with the pointer, to copy it.
    static func wrapping(_ text: String = "", isSelectable: Bool = false) -> Label {
        let label = Label(text)
        label.wraps = true
        label.keepsLastWords = true
        label.textAlignment = 0
        if isSelectable {
            label.isSelectable = true
            // Tab goes on to what can be used.
            label.canFocus = false
        }
        return label
    }
}
