import Foundation
import Store

/// Opens what the program keeps: begun as early as can be, and once, whoever asks first.
@MainActor
final class Keeping {
    /// What is kept, once it is open.
    private(set) var environment: Environment?

    private let folders: Folders
    private var stores: Task<Stores, any Error>?
    private var making: Task<Environment, any Error>?

    init(folders: Folders) { self.folders = folders }

    /// Begins to read from the disk, on other threads.
    func begin() {
        stores = Task.detached(priority: .userInitiated) { [folders] in
            try await Stores.open(folders: folders, languages: Languages.preferred)
        }
    }

    /// Waits until everything is open.
    /// - Throws: `StoreError` where not even a stand-in for a file can be made.
    func ready() async throws -> Environment {
        if let environment { return environment }
        let task = making ?? Task { try await make() }
        making = task
        let environment = try await task.value
        self.environment = environment
        return environment
    }

    private func make() async throws -> Environment {
        let preferences = Preferences(try DesktopPreferences(schemas: folders.schemas.path))
        if stores == nil { begin() }
        guard let stores = try await stores?.value else { preconditionFailure("nothing was begun") }
        return Environment(folders: folders, preferences: preferences, stores: stores)
    }
}
