public import GTK

/// How icons, stars and discs grow with the text: as much as the person's text size, and not at all at the usual one.
///
/// An icon with a size is `Image(sign:size:)`; a widget that draws asks `TextGrowth.of(_:)` whenever it is measured.
/// What lies in the header, with the page's round buttons there, grows by half at most, so that it fits into a narrow window; the brand
/// and the window's own buttons keep their size.
@MainActor
public enum TextGrowth {
    /// The factor, 1 at the usual text size; the theme sets it before the text changes.
    public internal(set) static var factor = 1.0

    /// Whether text is so large that what stands side by side otherwise has no room for that.
    public static var isLarge: Bool { factor > 1.25 }

    /// A number of pixels, grown.
    public static func of(_ pixels: Int) -> Int { Int((Double(pixels) * factor).rounded()) }

    /// A number of pixels of a picture among words, which grows half as much, as more would take their room; it does not shrink.
    public static func ofPicture(_ pixels: Double) -> Double { pixels * max(1, (factor + 1) / 2) }

    /// The sizes that icons have, in pixels at the usual text size.
    static let iconSizes = [16, 18, 24, 72]

    /// Discs and controls, in pixels at the usual text size, as the style sheet has them.
    private static let discs = [
        ("checkbutton > check", 18), ("switch > slider", 18), (".step-number", 30), ("button.product-add", 36),
        ("button.other-swatch", 26),
    ]

    /// The rules that let them grow.
    static var rules: String {
        let header = ["headerbar", ".header", "header-line button.round"]
        var rules = iconSizes.map { icon("image.icon-\($0)", $0 > 24 ? min($0 * 3 / 2, of($0)) : of($0)) }
        rules += iconSizes.flatMap { size in header.map { icon("\($0) image.icon-\(size)", inHeader(size)) } }
        guard factor != 1 else { return rules.joined(separator: "\n") }
        rules.insert(icon("image, arrow", of(16)), at: 0)
        rules += header.flatMap { [icon("\($0) image", inHeader(16)), icon("\($0) windowcontrols image", 16)] }
        rules.append(icon("checkbutton > check", of(14)))
        rules += discs.map { least($0, of($1)) }
        if factor > 1 {
            rules += [(".category-disc", 78.0), (".category-disc > *", 54)].map { least($0, Int(ofPicture($1))) }
        }
        return rules.joined(separator: "\n")
    }

    private static func inHeader(_ size: Int) -> Int { min(size * 3 / 2, of(size)) }

    private static func icon(_ selector: String, _ size: Int) -> String { "\(selector) { -gtk-icon-size: \(size)px; }" }

    private static func least(_ selector: String, _ side: Int) -> String {
        "\(selector) { min-width: \(side)px; min-height: \(side)px; }"
    }
}

extension Image {
    /// Creates an image of the icon with a name, which grows with the text.
    /// - Parameter size: its size in pixels at the usual text size: 16, 18, 24 or 72.
    public convenience init(sign: String, size: Int = 16) {
        require(TextGrowth.iconSizes.contains(size), "\(size) is no size of icons")
        self.init(icon: sign)
        styled("icon-\(size)")
    }
}
