extension Widget {
    /// Whether text, and with it the whole layout, runs from right to left (`gtk_widget_get_direction`).
    public final var isMirrored: Bool { direction == .rightToLeft }

    /// The sign of a step to the right in the reading direction: 1, or -1 from right to left.
    public final var onward: Int { isMirrored ? -1 : 1 }

    /// Returns the distance from the left of something whose distance from the leading edge is known.
    /// - Parameters:
    ///   - start: the distance from the leading edge, in pixels.
    ///   - width: the width of the thing.
    ///   - room: the length of the whole line.
    public final func left<Length: Numeric>(_ start: Length, of width: Length, in room: Length) -> Length {
        isMirrored ? room - start - width : start
    }
}
