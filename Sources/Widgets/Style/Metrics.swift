/// The distances used in all layouts, in pixels.
public enum Space {
    /// 6 pixels.
    public static let tiny = 6
    /// 12 pixels.
    public static let small = 12
    /// 18 pixels.
    public static let medium = 18
    /// 24 pixels.
    public static let large = 24
    /// 36 pixels.
    public static let huge = 36

    /// From the edge of a page to what is on it: the one left edge that all pages have.
    public static let page = medium
}

/// The radii of rounded corners, in pixels.
public enum Radius {
    /// The radius of a card's corners.
    public static let card = 12.0
    /// The radius of a control's corners.
    public static let control = 9.0
}

/// The window widths, in pixels, at which a page changes its layout.
public enum Breakpoint {
    /// Below this width, there is one column, and the sections are at the bottom.
    public static let narrow = 600
    /// From this width on, the sections are in a sidebar with their names.
    public static let wide = 1000
}
