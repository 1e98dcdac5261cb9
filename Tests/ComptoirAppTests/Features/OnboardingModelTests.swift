import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("The introduction")
struct OnboardingModelTests {
    @Test("shows the featured fruits by name, and is seen once")
    func cards() async throws {
        let kitchen = try await Kitchen()
        let model = OnboardingModel(environment: kitchen.environment)
        model.appeared()
        #expect(Stage.wait { model.fruits.map(\.id) == ["banana", "kiwi"] })
        #expect(!kitchen.preferences.isOnboardingDone)
        model.startClicked()
        #expect(kitchen.preferences.isOnboardingDone && kitchen.storage.bools["onboarding-done"] == true)
    }
}
