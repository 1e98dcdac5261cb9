internal import GTK
internal import Widgets

/// The colour of a glass's or a bottle's outline, which tells on what ground it stands and how much of a line it is to be.
struct ArtInk: Hashable, Sendable {
    let color: Color

    /// For a light ground; against it the contrast is above 3 to 1.
    static let onLight = ArtInk(color: Color(hex: 0x65868D))
    /// For a dark ground; against it the contrast is above 3 to 1.
    static let onDark = ArtInk(color: Color(hex: 0xA9C8C6))

    /// Whether the ground is dark.
    var isForDark: Bool { color.luminance > 0.4 }

    /// Whether outlines are as strong as letters: black or white, as where more contrast is asked for.
    var isStrong: Bool { color.luminance < 0.01 || color.luminance > 0.95 }
}
