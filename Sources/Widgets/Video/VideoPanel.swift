public import GTK

/// A video player for a page, with the usual controls and keys; nothing is opened before the user plays the video.
///
/// Sound is off until it is turned on. Leaving the page stops the video and releases it; its position is kept.
/// Chapters, such as the steps of instructions, work both ways: choosing one goes there, and playing reports each.
///
///     let panel = VideoPanel(item, poster: DrinkFilmPoster(film))
///     panel.onChapterChanged { [weak model] in model?.step = $0 }
///     steps.onChosen { panel.choose(chapter: $0) }
@MainActor
public final class VideoPanel: Box {
    /// The player.
    public let player: VideoPlayer
    private let screen: VideoScreen
    private let controls: VideoControls
    private weak var full: VideoWindow?

    /// Creates a panel.
    /// - Parameters:
    ///   - item: the video to play.
    ///   - poster: the widget shown until it is played; nil for a plain background.
    public init(_ item: VideoItem, poster: Widget? = nil) {
        let player = VideoPlayer(item)
        let wish = Wish()
        self.player = player
        screen = VideoScreen(player, poster: poster, isFilling: false)
        controls = VideoControls(player, isFull: false) { wish.screen?() }
        super.init(.vertical, spacing: Space.tiny)
        styled("video-panel")
        role = .group
        accessibleLabel = tr("Video: {title}", ["title": item.title])
        append(screen)
        append(controls)
        wish.screen = { [weak self] in self?.showFullScreen() }
        onKeyPressed { [weak self] key, modifiers in
            guard let self, modifiers.isEmpty, screen.isPlayable else { return false }
            return VideoKeys.press(key, on: self.player, isMirrored: isMirrored) {
                self.showFullScreen()
            }
        }
        onMap { [weak self] in self?.look() }
        onUnmap { [weak self] in self?.leave() }
        look()
    }

    /// A request of the controls, which are created before the panel.
    @MainActor
    private final class Wish { var screen: (@MainActor () -> Void)? }

    /// Whether the video is in use: playing, paused or being prepared.
    public var isInUse: Bool { player.state != .idle }

    /// Goes to the beginning of a chapter; before the video is played, this sets where it will begin.
    public func choose(chapter: Int) { player.choose(chapter: chapter) }

    /// Called with the index of each chapter that playing reaches.
    @discardableResult
    public func onChapterChanged(_ handler: @escaping @MainActor (Int) -> Void) -> Connection {
        player.chapterChanged.add(handler)
    }

    /// Shows the video in full screen.
    public func showFullScreen() {
        guard full == nil else { return }
        let shown = VideoWindow(player, over: window)
        full = shown
        shown.onCloseRequest { [weak self] in
            self?.full = nil
            self?.screen.grabFocus()
            return false
        }
        shown.present()
    }

    /// Checks whether the video can be played here, when the panel comes into view.
    private func look() {
        let canPlay = player.item.source.canPlay
        screen.isPlayable = canPlay
        controls.isVisible = canPlay
    }

    private func leave() {
        full?.destroy()
        full = nil
        player.release()
    }
}

extension VideoSource {
    /// Whether playing is worth trying. A video that would be made by the program is shown as a picture if it cannot be
    /// made.
    @MainActor
    fileprivate var canPlay: Bool {
        guard case .made = self else { return true }
        return FilmWriter.isInstalled
    }
}
