internal import GTK
internal import Widgets

/// The pen that the parts of a drink are drawn with: a canvas of 240 units a side with `x` = 0 in the middle, its scale
/// and its ink.
struct DrinkPen: ~Escapable {
    /// The width and height of the picture in its own units.
    static let side = 240.0
    /// The `y` at which the middle of a glass meets the ground.
    static let ground = 214.0

    let canvas: Canvas
    /// The number of device pixels per unit.
    let pixels: Double
    let ink: ArtInk

    @_lifetime(copy canvas)
    init(canvas: Canvas, pixels: Double, ink: ArtInk) {
        self.canvas = canvas
        self.pixels = pixels
        self.ink = ink
    }

    /// Whether the background is dark.
    var isDark: Bool { ink.isForDark }

    /// Returns the width of an outline; in a small picture it is relatively stronger, as in small type.
    /// - Parameter weight: 1 for the usual weight.
    func line(_ weight: Double = 1) -> Double {
        let optical = 1.75 / max(0.2, pixels).squareRoot().squareRoot()
        return max(optical, 0.75 / pixels) * weight
    }

    /// Whether the picture is too small for hairlines inside shapes.
    var isSmall: Bool { pixels < 0.4 }

    /// Returns the colour of the outline of a glass.
    /// - Parameter strength: the opacity of the line, 0 to 1; when high contrast is asked for, all lines are opaque.
    func glassLine(_ strength: Double = 1) -> Color { ink.isStrong ? ink.color : ink.color.opacity(strength) }

    /// Returns the width of the outline of a glass: that of a line, or more when high contrast is asked for.
    func outline(_ weight: Double = 1) -> Double { ink.isStrong ? 1.5 * line(max(0.8, weight)) : line(weight) }

    /// The colour of highlights on glass.
    var shine: Color { isDark ? Color(hex: 0xF2FBF8) : .white }

    /// Returns the ratio of a circle's height to its width at a given `y`; glasses are seen slightly from above, the
    /// more so further down.
    static func tilt(at y: Double) -> Double { 0.115 + 0.085 * y / side }
}

extension Path {
    /// Adds a grain too small to have a shape of its own, with four corners instead of four curves.
    mutating func grain(at center: Point, radius: Double, flat: Double = 1) {
        move(to: Point(x: center.x - radius, y: center.y))
        line(to: Point(x: center.x, y: center.y - radius * flat))
        line(to: Point(x: center.x + radius, y: center.y))
        line(to: Point(x: center.x, y: center.y + radius * flat))
        close()
    }
}

/// A generator of random numbers that are the same each time.
struct ArtRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// Returns the next number from 0 to 1 (SplitMix64).
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((mixed ^ (mixed >> 31)) >> 11) / 9_007_199_254_740_992
    }

    /// Returns the next number in a range.
    mutating func next(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * next()
    }
}

extension DrinkArt {
    /// A number that is the same for equal drinks in every run of the program (FNV-1a).
    var seed: UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ value: UInt64) { hash = (hash ^ value) &* 0x0100_0000_01B3 }
        for byte in glass.rawValue.utf8 { add(UInt64(byte)) }
        for layer in layers {
            for part in [layer.color.red, layer.color.green, layer.color.blue, layer.share] { add(part.bitPattern) }
        }
        return hash
    }
}
