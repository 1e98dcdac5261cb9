internal import GTK

/// The shades of a background in the colour of what stands on it, between that of the page and that colour.
///
/// Text of the page can be read on each of them with a contrast of at least 4.5 to 1.
struct GroundLight: Equatable {
    /// The colour of the surrounding page.
    let surface: Color
    /// The colour of what stands there.
    let tint: Color

    /// The luminances that a shade keeps to, for text of the page: at least on a light page, at most on a dark one.
    private static let (least, most) = (0.27, 0.13)

    /// Whether the page is dark.
    var isDark: Bool { surface.luminance < 0.3 }

    /// Whether the page is nearly black, or white, as in high contrast, where nothing should be tinted.
    var isPlain: Bool { surface.luminance < 0.008 || surface.luminance > 0.999 }

    /// Returns the page's colour mixed with the tint, as far as text can still be read on it.
    func shade(_ share: Double) -> Color { shade(share, of: tint) }

    /// Returns the same for a whole page: on a dark one with a deep tint, as pale ones turn its green to grey.
    func deepShade(_ share: Double) -> Color {
        guard isDark else { return shade(share) }
        return shade(min(1, share * 1.6), of: tint.mixed(with: Color(red: 0, green: 0, blue: 0), at: 0.5))
    }

    /// Returns a shade where the key light falls, which is warm.
    func litShade(_ share: Double) -> Color {
        isDark ? deepShade(share) : shade(share).mixed(with: Color(red: 1, green: 0.91, blue: 0.77), at: 0.5)
    }

    private func shade(_ share: Double, of tint: Color) -> Color {
        var share = share
        var color = surface.mixed(with: tint, at: share)
        while share > 0.01, isDark ? color.luminance > Self.most : color.luminance < Self.least {
            share *= 0.92
            color = surface.mixed(with: tint, at: share)
        }
        return color
    }
}
