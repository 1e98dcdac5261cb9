internal import GTK

extension ToggleButton {
    /// Creates one of several buttons to choose among: an icon, if any, and a title that is cut if it does not fit.
    /// - Parameter name: the name by which style sheets and tests find the button.
    convenience init(title: String, icon: String?, named name: String) {
        let label = Label(title)
        label.ellipsis = .end
        let face = Box(.horizontal, spacing: Space.tiny, icon.map { [Image(sign: $0)] } ?? [])
        face.append(label)
        self.init(child: face.layout(horizontal: .center))
        self.name = name
        accessibleLabel = title
    }
}
