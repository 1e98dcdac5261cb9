import Foundation
import GTK
import Store
import Widgets

/// What is wrong in the catalogue's packs and in what the shop's server sent: a group of rows for each file, with a button
/// that opens it.
@MainActor
final class ProblemsView: Box {
    private let environment: Environment
    private let files = Box(.vertical, spacing: Space.medium)

    /// The most mistakes that are listed.
    private static let most = 100

    /// Makes the view; it goes on to tell what is wrong while that changes.
    init(_ environment: Environment) {
        self.environment = environment
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        let outcome = Label.wrapping().styled("quiet")
        outcome.bind(\.text) { ProblemsView.outcome(of: environment.problems + environment.serverProblems) }
        append(outcome)
        append(files)
        observe({ environment.problems + environment.serverProblems }) { view, problems in view.show(problems) }
    }

    /// What becomes of what is odd; where something else does, its row says that.
    static func outcome(of problems: [Problem]) -> String {
        problems.allSatisfy(\.isLeftOut)
            ? tr("Comptoir leaves these out until the file is put right.")
            : tr("Comptoir leaves these out until the file is put right, unless noted.")
    }

    private func show(_ problems: [Problem]) {
        let problems = Array(problems.prefix(Self.most))
        isVisible = !problems.isEmpty
        var order: [String] = []
        for problem in problems where !order.contains(problem.file) { order.append(problem.file) }
        files.setChildren(order.map { file in group(problems.filter { $0.file == file }) })
    }

    /// The mistakes of one file.
    private func group(_ problems: [Problem]) -> Widget {
        let first = problems[0]
        let name = first.isOfServer ? first.file : URL(filePath: first.file).lastPathComponent
        let group = FormGroup(name, problems.map { ProblemRow($0) })
        let step = first.isOfServer ? tr("Open in the browser") : tr("Open the file")
        group.heading.tooltip = first.file
        group.heading.action = NextStep(step) { [environment] in environment.open(first) }
        return group
    }
}

extension Environment {
    /// Opens the file, or the page of a server, that a mistake is in, in the program that the person has for such.
    func open(_ problem: Problem) {
        let address = problem.isOfServer ? problem.file : URL(filePath: problem.file).absoluteString
        perform { [opener] in try await opener(address) }
    }
}
