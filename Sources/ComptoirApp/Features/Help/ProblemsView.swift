import JSON
import GTK
import Store
import Widgets

/// What is wrong in the catalogue's packs: where, what was found, what was expected, and what to do.
@MainActor
final class ProblemsView: Box {
    /// Makes the view; it goes on to tell what is wrong while that changes.
    init(_ environment: Environment) {
        super.init(.vertical, spacing: Space.medium)
        layout(margins: Insets(top: 0, bottom: Space.large, start: Space.large, end: Space.large))
        observe({ environment.problems }) { view, problems in view.show(problems) }
    }

    private func show(_ problems: [Problem]) {
        removeAll()
        let wording = ErrorWording.translated
        for problem in problems.prefix(100) {
            let file = problem.file.split(separator: "/").last.map(String.init) ?? problem.file
            let place = Label.wrapping(
                [file, problem.location.map { tr("line {line}", ["line": $0.line]) }, problem.path]
                    .compactMap { $0 }.joined(separator: ", ")
            ).styled("caption", "quiet")
            place.tooltip = problem.file
            let message = Label.wrapping(
                [wording.finding(problem), wording.outcome(of: problem), wording.advice(problem)]
                    .filter { !$0.isEmpty }.joined(separator: " "), isSelectable: true)
            append(Box(.vertical, spacing: 3, [place, message]))
        }
    }
}
