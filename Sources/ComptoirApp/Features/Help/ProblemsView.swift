import Foundation
import GTK
import Store
import Widgets

/// What is wrong in the catalogue's packs and in what the shop's server sent, each mistake in a row of its own.
@MainActor
final class ProblemsView: Box {
    private let environment: Environment
    private let rows = RowList().styled("card", "form-rows")

    /// The most mistakes that are listed.
    private static let most = 100

    /// Makes the view; it goes on to tell what is wrong while that changes.
    init(_ environment: Environment) {
        self.environment = environment
        super.init(.vertical)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        append(rows)
        observe({ environment.problems + environment.serverProblems }) { view, problems in view.show(problems) }
    }

    private func show(_ problems: [Problem]) {
        rows.setChildren(
            problems.prefix(Self.most).map { problem in
                ProblemRow(problem) { [environment] in environment.open(problem) }
            })
        rows.isVisible = !problems.isEmpty
    }
}

extension Environment {
    /// Opens the file, or the page of a server, that a mistake is in, in the program that the person has for such.
    func open(_ problem: Problem) {
        let address = problem.isOfServer ? problem.file : URL(filePath: problem.file).absoluteString
        perform { [opener] in try await opener(address) }
    }
}
