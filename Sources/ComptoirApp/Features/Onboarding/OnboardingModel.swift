import Observation
import Store

/// The cards that introduce the program to a new person.
@MainActor @Observable
final class OnboardingModel {
    /// The fruits on the cards, in order.
    private(set) var fruits: [FruitSummary] = []

    @ObservationIgnored private let environment: Environment
    @ObservationIgnored private let tasks = TaskBag()

    init(environment: Environment) {
        self.environment = environment
    }

    /// Starts reading; while the catalogue is being built for the first time the cards come as soon as it is there.
    func appeared() {
        let query = FruitQuery(order: .name, onlyFeatured: true)
        tasks.cancel()
        tasks.follow(
            environment.catalogue.values(on: [.packs], of: { try await $0.summaries(matching: query) }),
            orElse: environment.report
        ) { [weak self] fruits in
            // The cards that a person is looking at stay as they are.
            if self?.fruits.isEmpty == true { self?.fruits = fruits }
        }
    }

    /// The person has seen enough of the cards.
    func startClicked() {
        environment.preferences.isOnboardingDone = true
    }
}
