import Foundation
import GTK
import Store
import Widgets

/// A mistake in a pack, or in what a server sent, as a person wants to hear it: which entry, what is odd and what became of it; where that is written
/// stands below, with a button that opens it.
@MainActor
final class ProblemRow: Box {
    /// Makes a row.
    /// - Parameter open: opens the file.
    init(_ problem: Problem, open: @escaping @MainActor () -> Void) {
        super.init(.vertical, spacing: 3)
        let words = ProblemWords(problem)
        let sign = Image(sign: words.icon).styled("form-icon")
        sign.role = .none
        let title = Label.wrapping(words.title).styled("card-title")
        let kind = Label.wrapping(words.kind).styled("caption", "quiet")
        kind.isVisible = !words.kind.isEmpty
        append(TextLine([sign], text: WrapBox(spacing: Space.small, [title, kind])))
        // Below the title, beside the icon.
        let inset = Insets(start: 16 + Space.small)
        append(Label.wrapping(words.finding, isSelectable: true).layout(margins: inset))
        let place = Label.wrapping(words.place).styled("caption", "quiet")
        place.tooltip = problem.file
        let step = problem.isOfServer ? tr("Open in the browser") : tr("Open the file")
        let button = Button(step, action: open).styled("link")
        button.accessibleLabel = tr("{title}: {text}", ["title": step, "text": words.place])
        append(SplitLine(place, button).layout(margins: inset))
    }
}

extension Problem {
    /// Whether it is in what a server sent; then the file is the address of that.
    var isOfServer: Bool { file.hasPrefix("http://") || file.hasPrefix("https://") }
}

/// What is said of a mistake.
@MainActor
struct ProblemWords {
    /// What the entry is called; the file's or the server's name where that is not known.
    let title: String
    /// What sort of entry it is; empty where the mistake is in none.
    let kind: String
    /// What is odd, what became of it, and what to do.
    let finding: String
    /// The file, and the line in it.
    let place: String
    /// The icon of what it is in.
    let icon: String

    init(_ problem: Problem) {
        let wording = ErrorWording.translated
        let file = problem.isOfServer ? problem.file : URL(filePath: problem.file).lastPathComponent
        let whole = problem.isOfServer ? URL(string: file)?.host() ?? file : file
        title = problem.subject.map { $0.name ?? tr("Something without a name") } ?? whole
        (kind, icon) =
            switch problem.subject?.kind {
            case .fruit: (tr("Fruit"), "comptoir-fruits-symbolic")
            case .ingredient: (tr("Ingredient"), "comptoir-bar-symbolic")
            case .drink: (tr("Drink"), "comptoir-drinks-symbolic")
            case .product: (tr("Product"), "comptoir-shop-symbolic")
            case .place: (tr("Store"), "comptoir-place-symbolic")
            case nil: ("", "comptoir-warning-symbolic")
            }
        let odd = wording.finding(problem)
        finding = [
            problem.part.map { tr("“{part}”: {text}", ["part": $0, "text": wording.sentence(of: problem)]) } ?? odd,
            wording.outcome(of: problem), wording.advice(problem),
        ].filter { !$0.isEmpty }.joined(separator: " ")
        place =
            problem.line.map { tr("{file}, line {line}", ["file": file, "line": String($0)]) } ?? file
    }
}
