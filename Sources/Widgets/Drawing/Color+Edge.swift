package import GTK

extension Color {
    /// The colour of the line around a bar of this colour: gold, on paper, is paler than what must be seen may be.
    package var edge: Color { red + green + blue > 2.6 ? self : mixed(with: .black, at: 0.25).opacity(alpha) }
}
