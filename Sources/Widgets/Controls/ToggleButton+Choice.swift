internal import GTK

extension ToggleButton {
    /// A button of several to choose among: a title that is cut where there is no room, after an icon if it has one.
    /// - Parameter name: by which a style sheet or a test finds it.
    convenience init(title: String, icon: String?, named name: String) {
        let label = Label(title)
        label.ellipsis = .end
        let face = Box(.horizontal, spacing: Space.tiny, icon.map { [Image(icon: $0, size: 16)] } ?? [])
        face.append(label)
        self.init(child: face.layout(horizontal: .center))
        self.name = name
        accessibleLabel = title
    }
}
