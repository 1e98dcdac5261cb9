/// The appearance that the user prefers, as far as the desktop reports it.
public struct Appearance: Equatable, Sendable {
    /// A preference for dark or light colours.
    public enum ColorScheme: Sendable { case noPreference, dark, light }

    /// Whether the user prefers dark or light colours.
    public var colorScheme = ColorScheme.noPreference
    /// Whether the user prefers higher contrast.
    public var isHighContrast = false
    /// The user's colour for selected and emphasised things.
    public var accentColor: Color?
    /// Whether the user prefers reduced motion; nil if the desktop does not report it.
    public var reducesMotion: Bool?
    /// The user's scale for text, 1 for normal; nil if the desktop does not report it.
    public var textScale: Double?

    /// Creates an appearance without preferences.
    public init() {}

    /// Applies one setting of the portal; unknown settings are ignored.
    /// - Returns: whether the setting is a known one.
    @discardableResult
    mutating func apply(_ namespace: String, _ key: String, _ value: Variant) -> Bool {
        switch (namespace, key) {
        case ("org.freedesktop.appearance", "color-scheme"):
            colorScheme =
                switch value.value(as: Int.self) {
                case 1: .dark
                case 2: .light
                default: .noPreference
                }
        case ("org.freedesktop.appearance", "contrast"):
            isHighContrast = value.value() == 1
        case ("org.freedesktop.appearance", "accent-color"):
            accentColor = Color(portal: value)
        case ("org.freedesktop.appearance", "reduced-motion"):
            reducesMotion = value.value() == 1
        case ("org.gnome.desktop.interface", "enable-animations"):
            reducesMotion = value.value(as: Bool.self).map { !$0 }
        case ("org.gnome.desktop.interface", "text-scaling-factor"):
            textScale = value.value()
        default:
            return false
        }
        return true
    }
}

extension Color {
    /// The portal's colour: three numbers from 0 to 1; anything outside means that there is no colour.
    fileprivate init?(portal value: Variant) {
        let parts = value.unboxed.items.compactMap { $0.value(as: Double.self) }
        guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
        self.init(red: parts[0], green: parts[1], blue: parts[2])
    }
}
