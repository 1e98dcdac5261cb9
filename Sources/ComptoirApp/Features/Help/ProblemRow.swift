import Foundation
import GTK
import Store
import Widgets

/// A mistake in a pack, or in what a server sent, as a person wants to hear it: which entry, what is odd, what to do,
/// and in which line that is written.
@MainActor
final class ProblemRow: Box {
    init(_ problem: Problem) {
        super.init(.vertical, spacing: 3)
        let words = ProblemWords(problem)
        let sign = Image(sign: words.icon).styled("form-icon")
        sign.role = .none
        let title = FittingLabel(words.title).styled("card-title")
        let kind = Label.wrapping(words.kind).styled("caption", "quiet")
            // On one line with the larger letters of the title.
            .layout(margins: Insets(top: 3))
        kind.isVisible = !words.kind.isEmpty
        let line = Label(words.line).styled("caption", "quiet")
        line.isVisible = !words.line.isEmpty
        append(TextLine([sign], text: WrapBox(spacing: Space.small, [title, kind]), [line]))
        // Below the title, beside the icon.
        let inset = Insets(start: 16 + Space.small)
        append(Label.wrapping(words.finding, isSelectable: true).layout(margins: inset))
    }
}

extension Problem {
    /// Whether it is in what a server sent; then the file is the address of that.
    var isOfServer: Bool { file.hasPrefix("http://") || file.hasPrefix("https://") }

    /// Whether the entry, or all of the file, is left out.
    var isLeftOut: Bool {
        switch effect {
        case .entryLeftOut, .fileLeftOut: true
        default: false
        }
    }
}

/// What is said of a mistake.
@MainActor
struct ProblemWords {
    /// What the entry is called, or its id; the whole file, or the server's answer, where it is in none.
    let title: String
    /// What sort of entry it is; empty where the mistake is in none.
    let kind: String
    /// What is odd, what became of it unless the entry is left out, and what to do.
    let finding: String
    /// The line in the file; empty where it could not be read at all.
    let line: String
    /// The icon of what it is in.
    let icon: String

    init(_ problem: Problem) {
        let wording = ErrorWording.translated
        let whole = problem.isOfServer ? tr("What the server sent") : tr("The file")
        let id = if case .entryLeftOut(let id) = problem.effect { id } else { nil as String? }
        title = problem.subject.map { $0.name ?? tr("Something without a name") } ?? id ?? whole
        (kind, icon) =
            switch problem.subject?.kind {
            case .fruit: (tr("Fruit"), "comptoir-fruits-symbolic")
            case .ingredient: (tr("Ingredient"), "comptoir-bar-symbolic")
            case .drink: (tr("Drink"), "comptoir-drinks-symbolic")
            case .product: (tr("Product"), "comptoir-shop-symbolic")
            case .place: (tr("Store"), "comptoir-place-symbolic")
            case nil: ("", "comptoir-warning-symbolic")
            }
        // The page says of all of them that they are left out.
        let outcome = problem.isLeftOut ? "" : wording.outcome(of: problem)
        finding = [
            problem.part.map { wording.finding(problem, in: $0) } ?? wording.finding(problem), outcome,
            wording.advice(problem),
        ].filter { !$0.isEmpty }.joined(separator: " ")
        line = problem.line.map { tr("Line {line}", ["line": String($0)]) } ?? ""
    }
}
