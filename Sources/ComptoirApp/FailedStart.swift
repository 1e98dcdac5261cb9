import Foundation
import GTK

/// What is there instead of the program where it cannot be started: a window that says why.
///
/// The desktop finds it under the program's name, so that a click on the icon is answered as well.
@MainActor
final class FailedStart: Application {
    private let failure: Failure
    private var telling: Task<Void, Never>?

    /// Says on the standard error as well why it cannot be started.
    init(_ error: any Error) {
        failure = Failure(error)
        failure.complain()
        super.init(identifier: AppIdentity.application, options: .opensAddresses)
        onActivate { [weak self] in self?.tell() }
        onOpen { [weak self] _ in self?.tell() }
    }

    private func tell() {
        guard telling == nil else { return }
        hold()
        telling = Task {
            await failure.showAsEnd()
            release()
            quit()
        }
    }
}

extension Failure {
    /// Says on the standard error what went wrong.
    func complain() { FileHandle.standardError.write(Data("comptoir: \(text)\n".utf8)) }

    /// Shows what keeps the program from starting, until the person has seen it.
    @MainActor
    func showAsEnd() async { await Alert(tr("Comptoir cannot start"), detail: text).show(in: nil) }
}
