/// Something that the person is told in passing.
@MainActor
struct Notice {
    var text: String
    /// Takes back what the notice tells of, where that can be taken back.
    var undo: (@MainActor () -> Void)?
}

extension Environment {
    /// Tells the person of something that went wrong in the background.
    func report(_ error: any Error) {
        notices.append(Notice(text: Failure(error).text))
    }

    /// Tells the person of something that they did, with a way to take it back.
    func tell(_ text: String, undo: @escaping @MainActor () async throws -> Void) {
        notices.append(Notice(text: text) { [weak self] in self?.perform(undo) })
    }

    /// Does something that takes its time, as saving does, and tells the person where it goes wrong.
    func perform(_ work: @escaping @MainActor () async throws -> Void) {
        Task {
            do { try await work() } catch { report(error) }
        }
    }
}
