import GTK
import Store
import Widgets

/// Facts one below the other, and below them where they come from: each source once, with the number that its facts have.
@MainActor
final class FactList: Box {
    private let environment: Environment

    init(_ environment: Environment) {
        self.environment = environment
        super.init(.vertical, spacing: Space.large)
    }

    /// Shows facts in the place of those before.
    func show(_ facts: [Fact]) {
        let sources = facts.sources
        let lines = facts.map { fact in
            FactLine(
                fact, notes: fact.sources.compactMap { sources.firstIndex(of: $0).map { $0 + 1 } }, environment.formats)
        }
        let digits = environment.formats.number(Double(sources.count)).count
        let notes = Box(
            .vertical, spacing: Space.tiny,
            [SectionTitle(tr("Sources"), level: .detail)]
                + sources.enumerated().map { note($0 + 1, $1, digits: digits) })
        setChildren([RowList(lines)] + (sources.isEmpty ? [] : [notes]))
    }

    /// A source with its number, in a column as wide as so many digits; what has a page of its own leads to it.
    private func note(_ number: Int, _ source: FactSource, digits: Int) -> Widget {
        let sign = Label(environment.formats.number(Double(number))).styled("caption", "quiet").layout(vertical: .start)
        sign.widthInCharacters = digits
        sign.textAlignment = 1
        guard let page = source.page else {
            let text = Label.wrapping(source.title, isSelectable: true).styled("caption", "quiet")
            return TextLine([sign], text: text, spacing: Space.tiny)
        }
        let link = LinkButton(PageLink(title: source.title, address: page), environment).styled("caption", "note-link")
            .layout(horizontal: .start)
        return TextLine([sign], text: link, spacing: Space.tiny)
    }
}
