public import GTK

/// Plays a video in the page, with the usual controls and keys; nothing is opened before the person plays it.
///
/// Sound is off until it is turned on. Leaving the page stops the video and lets go of it; its place is kept. Parts of
/// the video, such as the steps of instructions, go both ways: choosing one goes there, and playing tells of each.
///
///     let panel = VideoPanel(item, poster: DrinkFilmPoster(film))
///     panel.onChapterChanged { [weak model] in model?.step = $0 }
///     steps.onChosen { panel.choose(chapter: $0) }
@MainActor
public final class VideoPanel: Box {
    /// What plays.
    public let player: VideoPlayer
    private let screen: VideoScreen
    private let controls: VideoControls
    private weak var full: VideoWindow?

    /// Makes a panel.
    /// - Parameters:
    ///   - item: what is played.
    ///   - poster: what is shown until then; nil for a plain ground.
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

    /// A wish of the controls, which are there before the panel is.
    @MainActor
    private final class Wish { var screen: (@MainActor () -> Void)? }

    /// Whether the video is in use: it plays, is held, or is on its way.
    public var isInUse: Bool { player.state != .idle }

    /// Goes to the beginning of a part; before the video is played it is where playing will begin.
    public func choose(chapter: Int) { player.choose(chapter: chapter) }

    /// Called with the number of each part that playing comes to.
    @discardableResult
    public func onChapterChanged(_ handler: @escaping @MainActor (Int) -> Void) -> Connection {
        player.chapterChanged.add(handler)
    }

    /// Shows the video on the whole screen.
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

    /// Looks whether the film could be made here, when the panel comes into sight.
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
    /// Whether it is worth a try. What is ours to make stands as a picture where it cannot be made.
    @MainActor
    fileprivate var canPlay: Bool {
        guard case .made = self else { return true }
        return FilmWriter.isInstalled
    }
}
