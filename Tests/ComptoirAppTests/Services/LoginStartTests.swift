import GTK
import Store
import TestSupport
import Testing

@testable import ComptoirApp

@MainActor @Suite("The start at login")
struct LoginStartTests {
    private let kitchen: Kitchen
    private var environment: Environment { kitchen.environment }

    init() async throws {
        Stage.open()
        kitchen = try await Kitchen()
    }

    @Test("is asked for once some milestones are to be told, and no longer when none are")
    func wanted() async throws {
        var asked: [[String]?] = []
        let start = LoginStart(environment: environment) { _, command in
            asked.append(command)
            return BackgroundPortal.Permission(runsInBackground: true, startsAtLogin: command != nil)
        }
        let id = try await environment.library.addCounter(
            .init(name: "Smoking", colour: RGB(red: 1, green: 2, blue: 3)), at: environment.today.stamp
        ).counter
        try await change(id) { $0.notifies = true }
        #expect(Stage.wait { environment.preferences.asksForLogin })
        try await change(id) { $0.name = "Tobacco" }
        try await change(id) { $0.notifies = false }
        #expect(Stage.wait { !environment.preferences.asksForLogin })
        #expect(asked == [["comptoir", "--gapplication-service"], nil])
        #expect(environment.notices.isEmpty)
        withExtendedLifetime(start) {}
    }

    @Test("that is refused is told of once, and not asked for again")
    func refused() async throws {
        try await add()
        let start = LoginStart(environment: environment) { _, _ in
            BackgroundPortal.Permission(runsInBackground: false, startsAtLogin: false)
        }
        #expect(Stage.wait { environment.notices.count == 1 && environment.preferences.asksForLogin })
        withExtendedLifetime(start) {}
    }

    @Test("waits for a desktop that can be asked")
    func noPortal() async throws {
        try await add()
        var count = 0
        let start = LoginStart(environment: environment) { _, _ in
            count += 1
            throw CancellationError()
        }
        #expect(Stage.wait { count == 1 })
        #expect(!environment.preferences.asksForLogin && environment.notices.isEmpty)
        withExtendedLifetime(start) {}
    }

    private func add() async throws {
        _ = try await environment.library.addCounter(
            .init(name: "Smoking", colour: RGB(red: 1, green: 2, blue: 3), notifies: true), at: environment.today.stamp)
    }

    private func change(_ id: Counter.ID, _ change: @escaping @Sendable (inout Counter.Settings) -> Void) async throws {
        try await environment.library.changeCounter(id, at: environment.today.stamp, change)
    }
}
