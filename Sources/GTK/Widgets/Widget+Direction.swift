extension Widget {
    /// Whether text, and with it the whole layout, runs from right to left (`gtk_widget_get_direction`).
    public final var isMirrored: Bool { direction == .rightToLeft }

    /// What a step to the right is of, along a line as it is read: 1, or -1 from right to left.
    public final var onward: Int { isMirrored ? -1 : 1 }

    /// How far from the left something lies that lies so far from where a line begins.
    /// - Parameters:
    ///   - start: from the beginning of the line, in pixels.
    ///   - width: of what lies there.
    ///   - room: how long the line is.
    public final func left<Length: Numeric>(_ start: Length, of width: Length, in room: Length) -> Length {
        isMirrored ? room - start - width : start
    }
}
