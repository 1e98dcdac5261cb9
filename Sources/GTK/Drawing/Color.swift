internal import CGTK

/// An sRGB colour with straight alpha; each component is from 0 to 1.
public struct Color: Equatable, Hashable, Sendable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
    /// The opacity, from 0 for transparent to 1 for opaque.
    public var alpha: Double

    /// Creates a colour from its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Creates a colour from `#RRGGBB`, `rgb(…)` or a CSS name (`gdk_rgba_parse`); nil if the text is none of these.
    public init?(_ css: String) {
        var value = GdkRGBA()
        guard gdk_rgba_parse(&value, css) != 0 else { return nil }
        self.init(value)
    }

    init(_ value: GdkRGBA) {
        self.init(
            red: Double(value.red), green: Double(value.green), blue: Double(value.blue), alpha: Double(value.alpha))
    }

    var gdk: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }

    /// Returns this colour with another alpha.
    public func opacity(_ alpha: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns a colour between this one (at 0) and `other` (at 1), mixed in sRGB.
    public func mixed(with other: Color, at fraction: Double) -> Color {
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * fraction }
        return Color(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
            alpha: mix(alpha, other.alpha))
    }

    /// The relative luminance, from 0 to 1, after WCAG 2.2, "relative luminance".
    public var luminance: Double {
        func linear(_ part: Double) -> Double {
            part <= 0.04045 ? part / 12.92 : Color.power((part + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast ratio with another opaque colour, from 1 to 21, after WCAG 2.2, "contrast ratio".
    public func contrast(with other: Color) -> Double {
        let (high, low) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (high + 0.05) / (low + 0.05)
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
}
