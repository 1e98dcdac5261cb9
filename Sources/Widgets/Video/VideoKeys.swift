internal import GTK

/// The keys of a video: Space and K play and hold, the arrows go five seconds on and back, J and L ten, Home and End to
/// either end, Up and Down change the sound, M turns it on and off, C what is said, F and F11 the whole screen.
@MainActor
enum VideoKeys {
    /// Does what a key stands for.
    /// - Returns: false where it stands for nothing.
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
