internal import CGTK
public import Observation

/// The settings that the desktop asks of every GTK program, and those that this one overrides (`GtkSettings`).
///
/// A closure given to `bind` that reads them runs again when the desktop or the program changes them.
@MainActor
public final class ToolkitSettings: Object, Observable {
    private let registrar = ObservationRegistrar()

    override init(_ reference: Reference) {
        super.init(reference)
        connect("notify") { [weak self] in
            guard let self else { return }
            registrar.withMutation(of: self, keyPath: \.all) {}
        }
    }

    /// The settings of the display (`gtk_settings_get_default`), which live as long as the program.
    public static let current: ToolkitSettings = {
        guard let settings: ToolkitSettings = Object.borrowed(gtk_settings_get_default()) else {
            fatalError("the display has no settings: start GTK first")
        }
        return settings
    }()

    /// Whether the theme's dark variant is used (`gtk-application-prefer-dark-theme`).
    public var prefersDark: Bool {
        get { read("gtk-application-prefer-dark-theme") }
        set { self[Property("gtk-application-prefer-dark-theme")] = newValue }
    }

    /// Whether animations are enabled (`gtk-enable-animations`).
    public var animationsEnabled: Bool {
        get { read("gtk-enable-animations") }
        set { self[Property("gtk-enable-animations")] = newValue }
    }

    /// The font of the interface with its size in points, such as `Cantarell 11` (`gtk-font-name`).
    public var fontName: String {
        get { read("gtk-font-name") }
        set { self[Property("gtk-font-name")] = newValue }
    }

    /// The scale of text; 1 for 96 dots per inch (`gtk-xft-dpi`).
    public var textScale: Double {
        get {
            let dots: Int = read("gtk-xft-dpi")
            return dots <= 0 ? 1 : Double(dots) / 1024 / 96
        }
        set { self[Property("gtk-xft-dpi")] = Int((newValue * 96 * 1024).rounded()) }
    }

    /// Whether font metrics are rounded to whole pixels (`gtk-hint-font-metrics`).
    ///
    /// From 4.16 on GTK decides that by itself, unless it is told to go by the settings (`gtk-font-rendering`), as it is then.
    public var hintsFontMetrics: Bool {
        get { read("gtk-hint-font-metrics") }
        set {
            if hasProperty("gtk-font-rendering") { self[Property<Int>("gtk-font-rendering")] = newValue ? 1 : 0 }
            self[Property("gtk-hint-font-metrics")] = newValue
        }
    }

    /// The name of the theme; with a `HighContrast` name the desktop asks for more contrast (`gtk-theme-name`).
    public var themeName: String {
        get { read("gtk-theme-name") }
        set { self[Property("gtk-theme-name")] = newValue }
    }

    /// The name of the icon theme (`gtk-icon-theme-name`).
    public var iconThemeName: String {
        get { read("gtk-icon-theme-name") }
        set { self[Property("gtk-icon-theme-name")] = newValue }
    }

    /// The maximum time between the two clicks of a double click (`gtk-double-click-time`).
    public var doubleClickTime: Duration { .milliseconds(read("gtk-double-click-time") as Int) }

    /// Returns a property to the desktop's value after the program has set it (`gtk_settings_reset_property`).
    public func reset(_ property: String) { gtk_settings_reset_property(opaque, property) }

    private func read<Value: ValueConvertible>(_ name: String) -> Value {
        registrar.access(self, keyPath: \.all)
        return self[Property<Value>(name)]
    }

    private var all: Void { () }
}
