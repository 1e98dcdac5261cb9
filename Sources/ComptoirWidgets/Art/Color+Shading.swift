internal import GTK
internal import Widgets

extension Color {
    /// Returns the colour mixed with white by a positive amount, up to 1, or with black by a negative one, down to -1;
    /// the alpha stays.
    func shaded(_ amount: Double) -> Color {
        mixed(with: (amount < 0 ? Color.black : Color.white).opacity(alpha), at: abs(amount))
    }

    /// The colour with the same brightness but more saturation, as of light that has passed through a coloured liquid.
    var vivid: Color {
        let grey = 0.3 * red + 0.59 * green + 0.11 * blue
        func away(_ part: Double) -> Double { min(1, max(0, grey + (part - grey) * 1.24)) }
        return Color(red: away(red), green: away(green), blue: away(blue), alpha: alpha)
    }

    /// A deeper colour of the same hue, for the outline or the shadow of something of this colour.
    var deep: Color {
        // Unlike mixing with black, multiplying a colour by itself makes it richer as well as darker.
        Color(red: red * red * 0.62, green: green * green * 0.62, blue: blue * blue * 0.62, alpha: alpha)
    }
}
