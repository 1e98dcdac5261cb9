package import GTK

extension Widget {
    /// Has assistive technology take the widget for an image of something; or pass it over, where the text beside it
    /// says as much.
    package func describe(as text: String?) {
        role = text == nil ? .none : .image
        if let text { accessibleLabel = text }
    }
}
