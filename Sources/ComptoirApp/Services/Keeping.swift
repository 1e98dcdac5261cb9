import Foundation
import Store
import Synchronization

/// Opens what the program keeps: begun as early as can be, and once, whoever asks first.
@MainActor
final class Keeping {
    /// What is kept, once it is open.
    private(set) var environment: Environment?

    private let folders: Folders
    private var stores: Task<Stores, any Error>?
    private var making: Task<Environment, any Error>?

    init(folders: Folders) { self.folders = folders }

    /// Begins to read from the disk, on other threads, unless that was begun.
    @discardableResult
    func begin() -> Task<Stores, any Error> {
        if let stores { return stores }
        let opening = Task.detached(priority: .userInitiated) { [folders] in
            try await Stores.open(folders: folders, languages: Languages.preferred)
        }
        stores = opening
        return opening
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

    /// How all counters stand, as the command line writes it, read while the caller waits: for those who ask before
    /// everything is open. `null` where the library cannot be opened.
    func countersAtOnce() -> String {
        do {
            let today: CalendarDay
            if let environment {
                today = environment.today.day
            } else {
                let boundary = try DesktopPreferences(schemas: folders.schemas.path).int("day-boundary")
                today = DayClock(boundary: boundary).day(at: TimeSource.ofProgram.now())
            }
            let opening = begin()
            // What is waited for runs on other threads, and needs nothing of this one.
            let read = try waitForResult {
                let counters = try await opening.value.library.counterSummaries(today: today)
                return try CounterExport.json(counters)
            }
            return String(decoding: read, as: UTF8.self)
        } catch {
            FileHandle.standardError.write(Data("comptoir: \(Failure(error).text)\n".utf8))
            return "null"
        }
    }

    private func make() async throws -> Environment {
        let storage = try DesktopPreferences(schemas: folders.schemas.path)
        let stores = try await begin().value
        let conventions = Conventions.ofProgram(language: stores.language)
        return Environment(
            folders: folders, preferences: Preferences(storage, usualUnits: conventions.units), stores: stores,
            conventions: conventions)
    }
}

/// Does something on other threads and waits for it; what it does must need nothing of this thread.
private func waitForResult<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
    // What nothing has taken the place of is no value.
    let result = Mutex<Result<Value, any Error>>(.failure(CancellationError()))
    let done = DispatchSemaphore(value: 0)
    Task.detached(priority: .userInitiated) {
        let found: Result<Value, any Error>
        do { found = .success(try await work()) } catch { found = .failure(error) }
        result.withLock { $0 = found }
        done.signal()
    }
    done.wait()
    return try result.withLock { $0 }.get()
}
