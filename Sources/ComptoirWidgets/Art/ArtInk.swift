internal import GTK
internal import Widgets

/// The colour of the outlines of glasses and bottles, which depends on the background and on the contrast that is asked
/// for, and what they stand on.
struct ArtInk: Hashable, Sendable {
    let color: Color
    /// Whether they stand on a counter of dark wood.
    var isOnCounter = false

    /// The ink for a light background, with a contrast of more than 3 to 1 against it.
    static let onLight = ArtInk(color: Color(hex: 0x65868D))
    /// The ink for a dark background, with a contrast of more than 3 to 1 against it.
    static let onDark = ArtInk(color: Color(hex: 0xA9C8C6))

    /// Whether the background is dark.
    var isForDark: Bool { color.luminance > 0.4 }

    /// Whether outlines are as strong as text, that is black or white, as when high contrast is asked for.
    var isStrong: Bool { color.luminance < 0.01 || color.luminance > 0.95 }
}
