internal import GTK
internal import Widgets

/// The tones of an opaque cup.
struct CupTones: Sendable {
    var glint: Color
    var light: Color
    var middle: Color
    var dark: Color
    /// The outline.
    var line: Color
    /// The inside, seen over the rim.
    var hollow: Color

    init(_ glint: UInt32, _ light: UInt32, _ middle: UInt32, _ dark: UInt32, line: UInt32, hollow: UInt32) {
        self.glint = Color(hex: glint)
        self.light = Color(hex: light)
        self.middle = Color(hex: middle)
        self.dark = Color(hex: dark)
        self.line = Color(hex: line)
        self.hollow = Color(hex: hollow)
    }

    /// Returns the colour of the outermost line: that of the style if it asks for strong lines.
    func outline(_ ink: ArtInk) -> Color { ink.isStrong ? ink.color : line }

    init(_ material: GlassForm.Material) {
        switch material {
        case .copper: self.init(0xFFE3CC, 0xE9A273, 0xC87443, 0x8A4522, line: 0x7A3B1C, hollow: 0x6B3418)
        case .silver, .glass: self.init(0xFFFFFF, 0xE3E9EA, 0xB4BFC2, 0x7C898E, line: 0x66757B, hollow: 0x5F6C70)
        case .ceramic: self.init(0xE8F3DC, 0xA98A5C, 0x86653C, 0x55391E, line: 0x40290F, hollow: 0x3B2612)
        case .clay: self.init(0xFFE6D2, 0xDE9468, 0xBF6B42, 0x87421F, line: 0x74371A, hollow: 0x6A3218)
        }
    }
}
