internal import GTK
internal import Widgets

/// Something to press.
@MainActor
enum ButtonPart {
    private static let looks = ["primary": "primary", "quiet": "flat", "danger": "danger"]

    static func make(_ context: RenderContext) -> Widget {
        let label = Label()
        label.wraps = true
        label.isCentered = true
        label.prefersOneLine = true
        let icon = Box(.horizontal).layout(vertical: .center)
        icon.role = .none
        icon.isVisible = false
        let button = Button(child: TextLine([icon], text: label, spacing: Space.tiny))
        context.bind(label, \.text) { $0.text("title") }
        context.name(button) { $0.text("title") }
        context.bind(button, \.isSensitive) { $0.flag("enabled") ?? true }
        context.observe(button) {
            $0.text("role")
        } apply: { button, role in
            for (name, look) in looks { button[cssClass: look] = name == role }
        }
        context.observePicture(of: icon, height: 16, { $0.text("icon") }) { icon, picture in
            icon.setChildren(picture.map { [$0] } ?? [])
            icon.isVisible = picture != nil
        }
        button.onClicked { [weak context] in context?.perform("activate") }
        return button
    }
}
