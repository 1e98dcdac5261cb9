/// How the person wants programs to look, as far as the desktop tells.
public struct Appearance: Equatable, Sendable {
    public enum ColorScheme: Sendable { case noPreference, dark, light }

    public var colorScheme = ColorScheme.noPreference
    /// Whether more contrast than usual is wanted.
    public var isHighContrast = false
    /// The person's colour for what is chosen or stands out.
    public var accentColor: Color?
    /// Whether things shall not move more than they must; nil where the desktop does not say.
    public var reducesMotion: Bool?
    /// How much larger than usual text shall be, 1 for usual; nil where the desktop does not say.
    public var textScale: Double?

    public init() {}

    /// Takes over one setting of the portal; others than those known are left alone.
    /// - Returns: whether the setting is one that matters.
    @discardableResult
    mutating func apply(_ namespace: String, _ key: String, _ value: Variant) -> Bool {
        switch (namespace, key) {
        case ("org.freedesktop.appearance", "color-scheme"):
            colorScheme = switch value.value(as: Int.self) {
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
    /// The portal's colour: three numbers from 0 to 1; anything outside means that there is none.
    fileprivate init?(portal value: Variant) {
        let parts = value.unboxed.items.compactMap { $0.value(as: Double.self) }
        guard parts.count == 3, parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
        self.init(red: parts[0], green: parts[1], blue: parts[2])
    }
}
