import Observation
import Store

/// The cards that introduce the program to a new person.
@MainActor @Observable
final class OnboardingModel {
    /// The fruits on the cards, in order.
    private(set) var fruits: [FruitSummary] = []

    @ObservationIgnored private let environment: Environment
    @ObservationIgnored private var reading: Task<Void, Never>?

    init(environment: Environment) {
        self.environment = environment
    }

    isolated deinit { reading?.cancel() }

    /// Starts reading; while the catalogue is being built for the first time the cards come as soon as it is there.
    func appeared() {
        guard reading == nil else { return }
        reading = Task { [weak self, catalogue = environment.catalogue] in
            do {
                let query = FruitQuery(order: .name, onlyFeatured: true)
                for try await rows in catalogue.values(of: { try await $0.rows(matching: query) }) where !rows.isEmpty {
                    let fruits = try await catalogue.loadSummaries(for: rows)
                    self?.fruits = fruits
                    return
                }
            } catch {
                self?.environment.report(error)
            }
        }
    }

    /// The person has seen enough of the cards.
    func startClicked() {
        environment.preferences.isOnboardingDone = true
    }
}
