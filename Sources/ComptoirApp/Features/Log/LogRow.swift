import GTK
import Store
import Widgets

/// One entry of the log, or what stands above the entries.
@MainActor
final class LogRow: Box {
    private let model: LogModel
    private let head: LogHead
    private let picture = DrinkPicture(size: 48, isPatient: true)
    private let drink = Label.wrapping().styled("log-drink")
    private let detail = Label.wrapping().styled("quiet")
    private let entry = Box(.horizontal, spacing: Space.small)
    private let room = Box(.vertical)
    private var line: LogLine?

    init(model: LogModel, head: LogHead) {
        self.model = model
        self.head = head
        super.init(.vertical)
        let remove = Button(icon: "comptoir-trash-symbolic", named: tr("Take out of the log")).styled("flat")
        remove.onClicked { [weak self] in
            if let self, let line { self.model.removed(line) }
        }
        let words = Box(.vertical, spacing: 3, [drink, detail])
        entry.append(picture.layout(vertical: .center))
        entry.append(words.layout(vertical: .center, expand: [.horizontal]))
        entry.append(remove.layout(vertical: .center))
        room.append(entry)
        append(Clamp(room.layout(margins: Insets(vertical: Space.tiny, horizontal: Space.large))))
    }

    /// Shows an entry, or the head.
    func show(_ line: LogLine) {
        self.line = line
        let isHead = line.isHead
        entry.isVisible = !isHead
        if isHead {
            (head.parent as? Box)?.remove(head)
            room.append(head)
            return
        }
        room.remove(head)
        drink.text = model.name(line)
        detail.text = model.detail(line)
        picture.opacity = line.sketch == nil ? 0 : 1
        if let sketch = line.sketch { picture.art = DrinkArt(sketch) }
    }
}

/// What the log adds up to, above its entries.
@MainActor
final class LogHead: Box {
    init(model: LogModel) {
        super.init(.vertical, spacing: Space.medium)
        let chart = BarChart(tr("Drinks made each week"))
        chart.bind(\.bars) { model.bars }
        let most = Label.wrapping().styled("prose")
        most.bind(\.text) { model.favourites.joined(separator: "\n") }
        for child in [
            SectionTitle(tr("Each week")), chart, SectionTitle(tr("Made the most")), most, SectionTitle(tr("The log")),
        ] {
            append(child)
        }
    }
}

extension LogLine {
    /// Whether it stands for the head of the list.
    @MainActor
    var isHead: Bool { row == ResultsList<LogQuery>.head }
}

extension LogModel {
    /// What the drink is called that was made.
    func name(_ line: LogLine) -> String { line.name ?? line.drink }

    /// An entry for who cannot see it.
    func spoken(_ line: LogLine) -> String { "\(name(line)), \(detail(line))" }
}
