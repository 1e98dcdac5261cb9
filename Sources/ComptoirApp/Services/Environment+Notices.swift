/// Something that the person is told in passing.
@MainActor
struct Notice {
    var text: String
    /// Takes back what the notice tells of, where that can be taken back.
    var undo: (@MainActor () -> Void)?
    /// Whether what it tells is still so.
    var holds: @MainActor () -> Bool = { true }
}

extension Environment {
    /// Tells the person of something that went wrong in the background.
    func report(_ error: any Error) {
        notices.append(Notice(text: Failure(error).text))
    }

    /// Tells the person of something in passing.
    func tell(_ text: String) { notices.append(Notice(text: text)) }

    /// Tells the person of something that they did, with a way to take it back.
    func tell(_ text: String, undo: @escaping @MainActor () async throws -> Void) {
        notices.append(Notice(text: text) { [weak self] in self?.perform(undo) })
    }

    /// Tells the person of something that they put into the cart, with a way to take it back until that is ordered.
    func tellOfCart(_ text: String, undo: @escaping @MainActor () async throws -> Void) {
        let orders = ordersPlaced
        notices.append(
            Notice(
                text: text, undo: { [weak self] in self?.perform(undo) },
                holds: { [weak self] in self?.ordersPlaced == orders }))
    }

    /// Does what the person asked for and takes its time, as saving does, and tells them where it goes wrong.
    ///
    /// One thing is done after the other, as they were asked for, so that the last word is the person's last. The
    /// program does not end before.
    func perform(_ work: @escaping @MainActor () async throws -> Void) {
        staysRunning?(true)
        performing = Task { [before = performing] in
            await before?.value
            do { try await work() } catch { report(error) }
            staysRunning?(false)
        }
    }
}
