internal import GTK
internal import Widgets

extension Color {
    /// Lighter by a positive part of the way to white, darker by a negative one to black, with the same alpha.
    func shaded(_ amount: Double) -> Color {
        mixed(with: (amount < 0 ? Color.black : Color.white).opacity(alpha), at: abs(amount))
    }

    /// The same brightness with more of its hue, as light that has gone through a coloured liquid has.
    var vivid: Color {
        let grey = 0.3 * red + 0.59 * green + 0.11 * blue
        func away(_ part: Double) -> Double { min(1, max(0, grey + (part - grey) * 1.24)) }
        return Color(red: away(red), green: away(green), blue: away(blue), alpha: alpha)
    }

    /// The same hue, deep: what an outline or a shadow on a thing of this colour is drawn in.
    var deep: Color {
        // A colour multiplied with itself grows richer as it grows darker, unlike one mixed with black.
        Color(red: red * red * 0.62, green: green * green * 0.62, blue: blue * blue * 0.62, alpha: alpha)
    }
}
