/// The distances that everything is set in, in pixels.
public enum Space {
    public static let tiny = 6
    public static let small = 12
    public static let medium = 18
    public static let large = 24
    public static let huge = 36
}

/// How round corners are, in pixels.
public enum Radius {
    public static let card = 12.0
    public static let control = 9.0
}

/// The window widths, in pixels, at which a page changes its layout.
public enum Breakpoint {
    /// Below: one column, and the sections at the bottom.
    public static let narrow = 600
    /// From here: the sections in a sidebar with their names.
    public static let wide = 1000
}
