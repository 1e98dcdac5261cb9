import GTK
import TestSupport
import Testing

@MainActor @Suite("Desktop appearance", .serialized)
struct DesktopAppearanceTests {
    init() { Stage.open() }

    /// A portal for a test: a second connection to the bus that answers as the real one does.
    @MainActor
    private final class Portal {
        static let path = "/org/freedesktop/portal/desktop"
        let bus: Bus
        private var token: BusToken?
        var values: [String: [String: Variant]]

        init(_ values: [String: [String: Variant]]) async throws {
            bus = try await Bus.separate()
            self.values = values
            token = try bus.export(
                at: Portal.path,
                """
                <node><interface name='org.freedesktop.portal.Settings'>
                  <method name='ReadAll'><arg type='as' direction='in'/><arg type='a{sa{sv}}' direction='out'/></method>
                  <signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
                </interface></node>
                """
            ) { [weak self] _ in .tuple(self?.values ?? [:]) }
        }

        func start() async throws {
            #expect(try await bus.own("org.freedesktop.portal.Desktop"))
        }

        func stop() async throws {
            try await bus.disown("org.freedesktop.portal.Desktop")
        }

        func change(_ namespace: String, _ key: String, _ value: Variant) throws {
            try bus.emit(
                "org.freedesktop.portal.Settings.SettingChanged", at: Portal.path, .tuple(namespace, key, value))
        }
    }

    private static let interface = "org.gnome.desktop.interface"
    private static let appearance = "org.freedesktop.appearance"

    @Test("without a portal there are no preferences, and the reason is known")
    func absent() async {
        let desktop = DesktopAppearance()
        let state = Label()
        state.bind(\.text) { desktop.problem == nil ? "asks" : "none" }
        #expect(state.text == "asks")
        await desktop.settled()
        #expect(Stage.wait { state.text == "none" })
        #expect(desktop.appearance == Appearance())
        #expect(!desktop.isKnown && desktop.problem != nil)
    }

    @Test("the portal's settings are read and followed")
    func following() async throws {
        let portal = try await Portal([
            Self.appearance: [
                "color-scheme": UInt32(1).variant, "contrast": UInt32(1).variant,
                "accent-color": Variant.tuple(1.0, 0.5, 0.0),
            ],
            Self.interface: ["text-scaling-factor": 1.25.variant, "enable-animations": false.variant],
        ])
        try await portal.start()
        let desktop = DesktopAppearance()
        let label = Label()
        label.bind(\.text) { desktop.appearance.colorScheme == .dark ? "dark" : "light" }
        let state = Label()
        state.bind(\.text) { "\(desktop.isKnown)" }
        #expect(label.text == "light" && state.text == "false")
        await desktop.settled()
        #expect(desktop.isKnown && desktop.problem == nil)
        #expect(desktop.appearance.isHighContrast && desktop.appearance.textScale == 1.25)
        #expect(desktop.appearance.reducesMotion == true)
        #expect(desktop.appearance.accentColor == Color(red: 1, green: 0.5, blue: 0))
        #expect(Stage.wait { label.text == "dark" && state.text == "true" })
        try portal.change(Self.appearance, "color-scheme", UInt32(2).variant)
        #expect(Stage.wait { label.text == "light" && desktop.appearance.colorScheme == .light })
        try portal.change(Self.appearance, "accent-color", Variant.tuple(-1.0, -1.0, -1.0))
        #expect(Stage.wait { desktop.appearance.accentColor == nil })
        try portal.change("org.example", "other", true.variant)
        try portal.change(Self.interface, "text-scaling-factor", 1.5.variant)
        #expect(Stage.wait { desktop.appearance.textScale == 1.5 })
        try await portal.stop()
    }

    @Test("a portal that starts late is asked then")
    func late() async throws {
        let portal = try await Portal([Self.appearance: ["color-scheme": UInt32(1).variant]])
        let desktop = DesktopAppearance()
        await desktop.settled()
        #expect(desktop.appearance.colorScheme == .noPreference)
        try await portal.start()
        #expect(Stage.wait { desktop.appearance.colorScheme == .dark })
        try await portal.stop()
    }
}
