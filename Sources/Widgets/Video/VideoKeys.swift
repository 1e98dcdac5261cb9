internal import GTK

/// The keys of a video.
///
/// Space and K play and pause, the arrow keys skip five seconds forwards and back, J ten seconds back and L ten
/// forwards, Home and End go to either end, Up and Down change the volume, M mutes, C shows captions, and F and F11
/// switch to full screen.
@MainActor
enum VideoKeys {
    /// Handles a key.
    /// - Returns: false if the key has no meaning here.
    static func press(
        _ key: Key, on player: VideoPlayer, isMirrored: Bool, screen: @MainActor () -> Void
    ) -> Bool {
        switch key.lowercased {
        case .space, "k": player.toggle()
        case .right: player.skip(by: .seconds(isMirrored ? -5 : 5))
        case .left: player.skip(by: .seconds(isMirrored ? 5 : -5))
        case "j": player.skip(by: .seconds(-10))
        case "l": player.skip(by: .seconds(10))
        case .home: player.seek(to: .zero)
        case .end: player.length.map { player.seek(to: $0) }
        case .up: player.setVolume(player.isMuted ? player.volume : player.volume + 0.1)
        case .down: player.setVolume(player.volume - 0.1)
        case "m": player.setMuted(!player.isMuted)
        case "c": player.showsCaptions.toggle()
        case "f", .function(11): screen()
        default: return false
        }
        return true
    }
}
