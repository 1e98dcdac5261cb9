package import GTK

extension Widget {
    /// Presents the widget to assistive technology as an image with a description, or hides it if the description is
    /// nil because the text beside it says the same.
    package func describe(as text: String?) {
        role = text == nil ? .none : .image
        if let text { accessibleLabel = text }
    }
}
