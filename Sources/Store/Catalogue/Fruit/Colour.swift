/// A colour of the sRGB space, opaque.
public struct RGB: Sendable, Hashable, Codable {
    /// The parts, 0 to 255.
    public let red, green, blue: UInt8

    /// A colour of three parts, 0 to 255 each.
    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// The colour that `#RRGGBB` writes, or nil where the text is not of that form.
    public init?(hex: String) {
        guard hex.utf8.count == 7, hex.utf8.first == UInt8(ascii: "#"), hex.utf8.dropFirst().allSatisfy(\.isHexDigit),
            let value = Int32(hex.dropFirst(), radix: 16)
        else { return nil }
        self.init(packed: value)
    }

    /// The colour whose parts are the three low bytes of a number, `0xRRGGBB`.
    init(packed: Int32) {
        self.init(
            red: UInt8(truncatingIfNeeded: packed >> 16), green: UInt8(truncatingIfNeeded: packed >> 8),
            blue: UInt8(truncatingIfNeeded: packed))
    }

    /// The colour as `0xRRGGBB`.
    var packed: Int32 { Int32(red) << 16 | Int32(green) << 8 | Int32(blue) }

    /// The colour as `#RRGGBB`.
    public var hex: String {
        let digits = String(packed, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
}

/// The two colours that an entry's picture stands on, from the top to the bottom.
public struct Gradient: Sendable, Hashable, Codable {
    /// The colours at the top and at the bottom.
    public let top, bottom: RGB

    /// A gradient between two colours.
    public init(top: RGB, bottom: RGB) {
        self.top = top
        self.bottom = bottom
    }
}

extension UInt8 {
    fileprivate var isHexDigit: Bool { Character(Unicode.Scalar(self)).isHexDigit && self < 0x80 }
}
