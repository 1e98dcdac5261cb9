internal import GTK

/// The picture of a player, with what is said in it, and with what keeps it from playing.
///
/// It takes the keyboard: Space and the other keys of `VideoKeys` work on it. A click plays and holds.
@MainActor
final class VideoScreen: CustomWidget {
    private let player: VideoPlayer
    /// Whether it takes all the room there is; else it is as high as its width asks for.
    private let isFilling: Bool
    private let picture = Picture().styled("video-picture")
    private let caption = Label().styled("video-caption")
    private let start = Button(icon: "comptoir-play-symbolic", named: tr("Play")).styled(
        "primary", "round", "video-start")
    private let spinner = Spinner(isSpinning: false)
    private let problem = VideoTrouble()

    /// The picture's width by its height, in its frame.
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
        start.layout(horizontal: .center, vertical: .center)
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

    /// Whether there is anything that could play; where not, the poster stands alone.
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
        // The button goes once it is clicked, and the keyboard is not to go with it.
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

    /// The size of a frame of the usual shape.
    static func measured(_ orientation: Orientation, for size: Int?) -> Extent {
        if orientation == .horizontal { return Extent(minimum: 160, natural: 560) }
        let height = Int((Double(size ?? 560) / shape).rounded())
        return Extent(minimum: height, natural: height)
    }
}

extension VideoPlayer {
    /// What is to be read over the picture now; empty for nothing.
    var captionText: String { showsCaptions ? captions.text(at: position) : "" }

    /// What it does, in words.
    var stateText: String {
        switch state {
        case .idle: tr("not started")
        case .preparing: tr("being prepared")
        case .ready: isPlaying ? tr("playing") : tr("paused")
        case .failed(let problem): problem.text
        }
    }
}
