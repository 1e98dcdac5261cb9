internal import GTK

/// The picture of a player, with captions and any problem.
///
/// It takes the keyboard focus: Space and the other keys of `VideoKeys` work on it. A click plays and pauses.
@MainActor
final class VideoScreen: CustomWidget {
    private let player: VideoPlayer
    /// Whether it fills the available space; otherwise its height follows from its width.
    private let isFilling: Bool
    private let picture = Picture().styled("video-picture")
    private let caption = Label().styled("video-caption")
    private let start = Button(icon: "comptoir-play-symbolic", named: tr("Play")).styled(
        "primary", "round", "video-start")
    private let spinner = Spinner(isSpinning: false)
    private let problem = VideoTrouble()

    /// The aspect ratio of the frame, width divided by height.
    static let shape = 16.0 / 9

    init(_ player: VideoPlayer, poster: Widget?, isFilling: Bool) {
        self.player = player
        self.isFilling = isFilling
        super.init()
        isFocusable = true
        clipsContent = true
        let layers = Overlay(poster ?? Box(.vertical))
        for layer in [picture, caption, start, spinner, problem] as [Widget] { layers.add(layer) }
        adopt(layers)
        picture.canShrink = true
        picture.canTarget = false
        caption.wraps = true
        caption.isCentered = true
        caption.canTarget = false
        caption.layout(horizontal: .center, vertical: .end, margins: Insets(integerLiteral: Space.small))
        // In the corner it covers nothing of the poster that matters.
        start.layout(horizontal: .start, vertical: .end, margins: Insets(integerLiteral: Space.medium))
        start.onClicked { [weak player] in player?.play() }
        spinner.minimumSize = SizeRequest(width: 36, height: 36)
        spinner.layout(horizontal: .center, vertical: .center)
        problem.onRetry { [weak player] in player?.play() }
        onClick { [weak self] in
            guard let self, isPlayable, player.state == .idle || player.state == .ready else { return }
            grabFocus()
            player.toggle()
        }
        accessibleLabel = player.item.title
        follow(player)
    }

    override class func define(_ type: TypeDefinition) {
        type.cssName = "video-screen"
        type.role = .group
    }

    /// Whether the video can be played; if not, only the poster is shown.
    var isPlayable = true {
        didSet {
            start.isVisible = isPlayable && player.state == .idle
            isFocusable = isPlayable
        }
    }

    private func follow(_ player: VideoPlayer) {
        observe({ [weak player] in player?.state }) { screen, state in screen.show(state ?? .idle) }
        observe({ [weak player] in player?.captionText ?? "" }) { screen, text in
            screen.caption.text = text
            screen.caption.isVisible = !text.isEmpty
        }
        observe({ [weak player] in player?.stateText ?? "" }) { screen, text in
            screen.accessibleDescription = text
        }
    }

    private func show(_ state: VideoPlayer.State) {
        picture.paintable = state == .ready ? player.stream : nil
        picture.isVisible = state == .ready
        // The button disappears when it is clicked, and the focus must not disappear with it.
        if start.hasFocus, state != .idle { grabFocus() }
        start.isVisible = isPlayable && state == .idle
        spinner.isVisible = state == .preparing
        spinner.isSpinning = state == .preparing
        if case .failed(let reason) = state { problem.show(reason.text) } else { problem.isVisible = false }
    }

    override var requestMode: RequestMode { isFilling ? .constant : .heightForWidth }

    override func measure(_ orientation: Orientation, for size: Int?) -> Extent {
        isFilling ? Extent(minimum: 0, natural: 0) : Self.measured(orientation, for: size)
    }

    /// Returns the size of a frame with the usual aspect ratio.
    static func measured(_ orientation: Orientation, for size: Int?) -> Extent {
        if orientation == .horizontal { return Extent(minimum: 160, natural: 560) }
        let height = Int((Double(size ?? 560) / shape).rounded())
        return Extent(minimum: height, natural: height)
    }
}

extension VideoPlayer {
    /// The caption to show over the picture now; empty for none.
    var captionText: String { showsCaptions ? captions.text(at: position) : "" }

    /// The state in words.
    var stateText: String {
        switch state {
        case .idle: tr("not started")
        case .preparing: tr("being prepared")
        case .ready: isPlaying ? tr("playing") : tr("paused")
        case .failed(let problem): problem.text
        }
    }
}
