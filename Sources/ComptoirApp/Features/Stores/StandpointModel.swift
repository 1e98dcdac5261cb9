import Observation
import Store

/// From where the nearest is reckoned: a home place that the person sets, or where they are, if they ask for that.
@MainActor @Observable
final class StandpointModel {
    /// Whether the desktop is being asked.
    private(set) var isLocating = false
    /// Why nobody knows where the person is, or what is wrong with the home place that was typed.
    private(set) var problem: String?

    @ObservationIgnored let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    init(environment: Environment) { self.environment = environment }

    /// In which order the stores stand.
    var text: String {
        switch environment.standpoint {
        case .here: tr("The nearest first, from where you are.")
        case .home: tr("The nearest first, from home.")
        case nil: tr("Set a home place to see the nearest first.")
        }
    }

    /// Has the desktop say where the person is; it asks them first. It is forgotten when the program ends.
    func whereIAmClicked() {
        isLocating = true
        problem = nil
        tasks.cancel()
        tasks.run(orElse: { [weak self] error in
            self?.isLocating = false
            self?.problem = WhereaboutsProblem.text(error)
        }) { [weak self, environment] in
            let location = try await environment.locator()
            self?.isLocating = false
            environment.here = location
        }
    }

    /// The home place as it stands in its field.
    var homeText: String { environment.preferences.home?.text ?? "" }

    /// Whether there is a home place.
    var hasHome: Bool { environment.preferences.home != nil }

    /// Sets the home place that was typed; nothing typed takes it away.
    /// - Returns: whether what was typed could be read.
    func homeTyped(_ text: String) -> Bool {
        problem = nil
        switch LocationReader.read(text) {
        case .none: setHome(nil)
        case .location(let location): setHome(location)
        case .wrong(let fault):
            problem = fault.text(environment.formats)
            return false
        }
        return true
    }

    private func setHome(_ home: Location?) {
        let (preferences, old) = (environment.preferences, environment.preferences.home)
        guard home != old else { return }
        preferences.home = home
        // What was just set is what counts.
        environment.here = nil
        environment.tell(home == nil ? tr("The home place was removed.") : tr("The home place is set.")) {
            preferences.home = old
        }
    }
}
