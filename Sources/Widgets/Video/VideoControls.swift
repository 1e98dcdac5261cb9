internal import GTK

/// The controls of a player on one line: play and pause, position, sound, captions, and full screen.
@MainActor
final class VideoControls: Box {
    private let player: VideoPlayer
    private let slider = Scale(0, in: 0...1, step: 5).styled("video-place")
    /// Whether the slider is being moved by the player and not by the user.
    private var isFollowing = false

    /// Makes controls.
    /// - Parameters:
    ///   - isFull: whether they belong to the full-screen window, and so lead back from it.
    ///   - screen: called when the user wants to enter or leave full screen.
    init(_ player: VideoPlayer, isFull: Bool, screen: @escaping @MainActor () -> Void) {
        self.player = player
        super.init(.horizontal, spacing: Space.tiny)
        styled("video-controls")
        accessibleLabel = tr("Video controls")
        let fullScreen = Button(
            icon: isFull ? "comptoir-restore-symbolic" : "comptoir-fullscreen-symbolic",
            named: isFull ? tr("Leave the full screen (F)") : tr("Full screen (F)"), action: screen
        ).styled("flat", "round")
        for control in [playing()] + timeLine() + [sound(), captions(), fullScreen] { append(control) }
    }

    private func timeLine() -> [Widget] {
        slider.showsValue = false
        slider.accessibleLabel = tr("Place in the video")
        slider.setIncrements(step: 5, page: 15)
        slider.onValueChanged { [weak self] seconds in
            guard let self, !isFollowing else { return }
            self.player.seek(to: .seconds(seconds))
        }
        observe({ [weak player] () -> Duration? in player?.length }) { controls, length in
            let seconds: Double = (length ?? Duration.zero) / Duration.seconds(1)
            controls.move { $0.range = 0...max(0.1, seconds) }
            controls.slider.isSensitive = length != nil
        }
        observe({ [weak player] in player?.position ?? .zero }) { controls, position in
            controls.move { $0.value = position / Duration.seconds(1) }
            controls.slider.setAccessibleValue(controls.player.placeText)
        }
        let now = Label().styled("quiet", "tabular")
        now.bind(\.text) { [weak player] in player?.position.clock ?? "" }
        let whole = Label().styled("quiet", "tabular")
        whole.bind(\.text) { [weak player] in player?.length?.clock ?? "–:––" }
        return [now, slider.layout(expand: [.horizontal]), whole]
    }

    private func move(_ change: (Scale) -> Void) {
        isFollowing = true
        change(slider)
        isFollowing = false
    }

    private func playing() -> Widget {
        let button = Button(icon: "comptoir-play-symbolic", named: tr("Play")) { [weak player] in player?.toggle() }
            .styled("flat", "round")
        // Before that the button on the picture is what begins.
        button.bind(\.isVisible) { [weak player] in player?.state != .idle }
        button.observe({ [weak player] in player?.isPlaying == true }) { button, isPlaying in
            button.icon = isPlaying ? "comptoir-pause-symbolic" : "comptoir-play-symbolic"
            button.name(isPlaying ? tr("Pause (space)") : tr("Play (space)"))
        }
        return button
    }

    private func sound() -> Widget {
        let button = Button(icon: "comptoir-mute-symbolic", named: tr("Turn the sound on (M)")) { [weak player] in
            player.map { $0.setMuted(!$0.isMuted) }
        }.styled("flat", "round")
        button.bind(\.isVisible) { [weak player] in player?.hasSound == true }
        button.observe({ [weak player] in player?.isMuted != false }) { button, isMuted in
            button.icon = isMuted ? "comptoir-mute-symbolic" : "comptoir-sound-symbolic"
            button.name(isMuted ? tr("Turn the sound on (M)") : tr("Turn the sound off (M)"))
        }
        return button
    }

    private func captions() -> Widget {
        let button = ToggleButton(child: Image(icon: "comptoir-captions-symbolic")).styled("flat", "round")
        button.name(tr("Captions (C)"))
        button.bind(\.isVisible) { [weak player] in player?.captions.isEmpty == false }
        button.bind(\.isActive) { [weak player] in player?.showsCaptions == true }
        button.onToggled { [weak player] isOn in
            guard let player, player.showsCaptions != isOn else { return }
            player.showsCaptions = isOn
        }
        return button
    }
}

extension Button {
    /// Names a button that shows only an icon.
    fileprivate func name(_ words: String) {
        accessibleLabel = words
        tooltip = words
    }
}

extension VideoPlayer {
    /// The current position in words.
    var placeText: String {
        tr("{place} of {length}", ["place": position.clock, "length": length?.clock ?? "–:––"])
    }
}

extension Duration {
    /// Minutes and seconds, rounded down.
    var clock: String {
        let seconds = max(0, Int(components.seconds))
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
}
