public import Observation

/// The user's preferences on any desktop, followed through the portal's settings (`org.freedesktop.portal.Settings`).
///
/// The portal is asked asynchronously; until it has answered, and if there is no portal, `appearance` has no
/// preferences. A closure given to `bind` that reads it runs again after each change.
@MainActor
public final class DesktopAppearance: Observable {
    /// The current preferences.
    public var appearance: Appearance {
        registrar.access(self, keyPath: \.appearance)
        return stored
    }

    /// Whether the portal has answered; while this is false, it may still do so.
    public private(set) var isKnown: Bool {
        get {
            registrar.access(self, keyPath: \.isKnown)
            return hasAnswered
        }
        set { registrar.withMutation(of: self, keyPath: \.isKnown) { hasAnswered = newValue } }
    }

    /// The reason why there is no answer, if known.
    public private(set) var problem: String? {
        get {
            registrar.access(self, keyPath: \.problem)
            return reason
        }
        set { registrar.withMutation(of: self, keyPath: \.problem) { reason = newValue } }
    }

    private var stored = Appearance()
    private var hasAnswered = false
    private var reason: String?
    private var tokens: [BusToken] = []
    private let registrar = ObservationRegistrar()
    private var reading: Task<Void, Never>?

    /// Starts following the desktop's settings.
    /// - Parameter bus: the bus to use; nil for the session bus.
    public init(bus: Bus? = nil) {
        reading = Task { [weak self] in
            do {
                let bus = if let bus { bus } else { try await Bus.session() }
                self?.subscribe(bus)
                await self?.read(bus)
            } catch {
                self?.problem = String(describing: error)
            }
        }
    }

    isolated deinit { reading?.cancel() }

    /// Waits for the portal's first answer, or until it is known that there is none.
    public func settled() async { await reading?.value }

    private func subscribe(_ bus: Bus) {
        tokens = [
            bus.subscribe(
                "org.freedesktop.portal.Settings.SettingChanged", of: DesktopAppearance.name, at: DesktopAppearance.path
            ) { [weak self] parts in
                guard let self, parts.count == 3, let namespace: String = parts[0].value(),
                    let key: String = parts[1].value()
                else { return }
                var new = stored
                if new.apply(namespace, key, parts[2]) { set(new) }
            },
            // A portal that starts later, or again, is asked when it does.
            bus.subscribe("org.freedesktop.DBus.NameOwnerChanged", first: DesktopAppearance.name) { [weak self] parts in
                guard parts.last?.value() != "" else { return }
                Task { await self?.read(bus) }
            },
        ]
    }

    private func read(_ bus: Bus) async {
        do {
            let namespaces = ["org.freedesktop.appearance", "org.gnome.desktop.interface"]
            let reply = try await bus.call(
                "org.freedesktop.portal.Settings.ReadAll", of: DesktopAppearance.name, at: DesktopAppearance.path,
                .tuple(namespaces))
            var new = Appearance()
            let all: [String: [String: Variant]] = reply.first?.value() ?? [:]
            // The portal's own keys are applied last, so that they win where both have a value.
            for namespace in namespaces.reversed() {
                for (key, value) in all[namespace] ?? [:] { new.apply(namespace, key, value) }
            }
            isKnown = true
            problem = nil
            set(new)
        } catch {
            problem = String(describing: error)
        }
    }

    private func set(_ new: Appearance) {
        guard new != stored else { return }
        registrar.withMutation(of: self, keyPath: \.appearance) { stored = new }
    }

    private static let name = "org.freedesktop.portal.Desktop"
    private static let path = "/org/freedesktop/portal/desktop"
}
