public import Observation

/// Follows what the person set in the desktop, on any desktop: the portal's settings
/// (`org.freedesktop.portal.Settings`).
///
/// Asks without waiting, so that nothing is held up; until the answer is there, and where there is no portal,
/// `appearance` has no preferences. What reads it in a `bind` runs again after each change.
@MainActor
public final class DesktopAppearance: Observable {
    /// What the desktop says now.
    public var appearance: Appearance {
        registrar.access(self, keyPath: \.appearance)
        return stored
    }

    /// Whether the portal has answered; false still means that it may.
    public private(set) var isKnown: Bool {
        get {
            registrar.access(self, keyPath: \.isKnown)
            return hasAnswered
        }
        set { registrar.withMutation(of: self, keyPath: \.isKnown) { hasAnswered = newValue } }
    }

    /// Why there is no answer, if that is so.
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

    /// Starts to follow the desktop.
    /// - Parameter bus: nil for the session's.
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

    /// Waits for the portal's first answer, or for the news that there is none.
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
            // A portal that starts late, or again, is asked then.
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
            // The portal's own keys come last: where both speak, they hold.
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
