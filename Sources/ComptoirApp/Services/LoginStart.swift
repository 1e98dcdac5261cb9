import GTK
import Store

/// Has the desktop start the program at login, without a window, for as long as milestones are to be told of: where
/// there is a portal, and the person grants it. Elsewhere milestones are told of when the program is next opened.
@MainActor
final class LoginStart {
    private let environment: Environment
    private let ask: @MainActor (_ reason: String, _ command: [String]?) async throws -> BackgroundPortal.Permission
    private let tasks = TaskBag()

    /// Begins to follow what is chosen for the counters.
    /// - Parameter ask: asks the desktop, which may ask the person.
    init(
        environment: Environment,
        ask: @escaping @MainActor (String, [String]?) async throws -> BackgroundPortal.Permission = {
            try await BackgroundPortal.request(reason: $0, atLogin: $1)
        }
    ) {
        self.environment = environment
        self.ask = ask
        tasks.follow(environment.library.counterUpdates(), orElse: environment.report) { [weak self] counters in
            await self?.update(counters.contains { $0.settings.notifies })
        }
    }

    private func update(_ isWanted: Bool) async {
        let preferences = environment.preferences
        guard isWanted != preferences.asksForLogin else { return }
        do {
            let permission = try await ask(
                tr("To tell you of milestones that your counters reach"),
                isWanted ? ["comptoir", "--gapplication-service"] : nil)
            // An answer is final: who refused is not asked again.
            preferences.asksForLogin = isWanted
            if isWanted, !permission.startsAtLogin {
                environment.notices.append(
                    Notice(text: tr("Comptoir is not started at login: you are told when you open it.")))
            }
        } catch {
            // A desktop without this portal: there is nobody to ask, now or for the next counter.
            tasks.cancel()
        }
    }
}
