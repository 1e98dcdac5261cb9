internal import GTK

/// A full-screen player; Escape, F or F11 leaves it.
@MainActor
final class VideoWindow: Window {
    /// Creates the window over another one.
    init(_ player: VideoPlayer, over parent: Window?) {
        super.init()
        styled("video-window")
        title = player.item.title
        parentWindow = parent
        let leave: @MainActor () -> Void = { [weak self] in self?.close() }
        let screen = VideoScreen(player, poster: nil, isFilling: true)
        child = Box(
            .vertical,
            [
                screen.layout(expand: [.horizontal, .vertical]),
                VideoControls(player, isFull: true, screen: leave)
                    .layout(margins: Insets(integerLiteral: Space.small)),
            ])
        onKeyPressed { [weak self, weak player] key, modifiers in
            guard let self, let player, modifiers.isEmpty else { return false }
            if key == .escape {
                close()
                return true
            }
            return VideoKeys.press(key, on: player, isMirrored: isMirrored, screen: leave)
        }
        isFullscreen = true
        focusedWidget = screen
    }
}
