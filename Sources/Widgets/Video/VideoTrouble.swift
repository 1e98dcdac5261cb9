internal import GTK

/// The problem with a video that does not play, shown over it with the next step.
@MainActor
final class VideoTrouble: Box {
    private let text = Label()
    private let voice = LiveRegion()
    private let button = Button(tr("Try again"))

    init() {
        super.init(.vertical, spacing: Space.small)
        styled("video-trouble")
        text.wraps = true
        text.isCentered = true
        text.isSelectable = true
        button.layout(horizontal: .center)
        for part in [text, button, voice] as [Widget] { append(part) }
        layout(horizontal: .center, vertical: .center, margins: Insets(integerLiteral: Space.small))
        isVisible = false
    }

    /// Shows a problem, and announces it.
    func show(_ words: String) {
        text.text = words
        isVisible = true
        voice.say(words)
    }

    /// Called when the user wants to try again.
    func onRetry(_ handler: @escaping @MainActor () -> Void) { button.onClicked(handler) }
}
