internal import GTK
internal import Widgets

/// What the parts of a drink are drawn with: a canvas of 240 units a side with `x` = 0 in the middle, how large it
/// is shown, and on what.
struct DrinkPen: ~Escapable {
    /// How wide and high the picture is, in its own units.
    static let side = 240.0
    /// Where a glass meets the ground, on the middle line.
    static let ground = 214.0

    let canvas: Canvas
    /// How many device pixels a unit has.
    let pixels: Double
    let ink: ArtInk

    @_lifetime(copy canvas)
    init(canvas: Canvas, pixels: Double, ink: ArtInk) {
        self.canvas = canvas
        self.pixels = pixels
        self.ink = ink
    }

    /// Whether the picture stands on something dark.
    var isDark: Bool { ink.isForDark }

    /// The width of an outline; a small picture has a relatively stronger one, as a small type has.
    /// - Parameter weight: 1 for what is usual.
    func line(_ weight: Double = 1) -> Double {
        let optical = 1.75 / max(0.2, pixels).squareRoot().squareRoot()
        return max(optical, 0.75 / pixels) * weight
    }

    /// Whether the picture is too small for hairlines inside of things.
    var isSmall: Bool { pixels < 0.4 }

    /// The colour of a glass's outline.
    /// - Parameter strength: how much of a line it is, 0 to 1; where more contrast is asked for, all are whole.
    func glassLine(_ strength: Double = 1) -> Color { ink.isStrong ? ink.color : ink.color.opacity(strength) }

    /// The width of a glass's outline: that of a line, or more where more contrast is asked for.
    func outline(_ weight: Double = 1) -> Double { ink.isStrong ? 1.5 * line(max(0.8, weight)) : line(weight) }

    /// The light that glass sends to the eye.
    var shine: Color { isDark ? Color(hex: 0xF2FBF8) : .white }

    /// How flat a circle looks at a height: seen a little from above, and more so further down.
    static func tilt(at y: Double) -> Double { 0.115 + 0.085 * y / side }
}

extension Path {
    /// Adds a grain too small to have a shape of its own: four corners instead of four curves.
    mutating func grain(at center: Point, radius: Double, flat: Double = 1) {
        move(to: Point(x: center.x - radius, y: center.y))
        line(to: Point(x: center.x, y: center.y - radius * flat))
        line(to: Point(x: center.x + radius, y: center.y))
        line(to: Point(x: center.x, y: center.y + radius * flat))
        close()
    }
}

/// Random numbers that are the same each time.
struct ArtRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The next number from 0 to 1 (SplitMix64).
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((mixed ^ (mixed >> 31)) >> 11) / 9_007_199_254_740_992
    }

    /// The next number in a range.
    mutating func next(_ range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * next()
    }
}

extension DrinkArt {
    /// A number that is the same for equal drinks, in every run of the program (FNV-1a).
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
