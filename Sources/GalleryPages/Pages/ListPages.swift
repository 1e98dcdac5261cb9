import GTK
import Widgets

/// Lists that are part of a page.
@MainActor
enum ListPages {
    static let all = [flowing]

    private struct Line: Identifiable {
        let id: Int
        let text: String
    }

    private static let flowing = GalleryPage(
        "flowing-list", "Rows", "FlowingList",
        "A list of any length that scrolls with its page, between other things; only what is in sight has widgets.",
        code: "let list = FlowingList(ListView(rows, label: { $0.name }, row: make, update: show))\npage.append(list)"
    ) { samples in
        [
            Specimen("Ten thousand rows of different heights", page(samples, 10_000, isGrid: false), height: 320),
            Specimen("As a grid", page(samples, 10_000, isGrid: true), height: 320),
            Specimen("Three rows, and what stands below them", page(samples, 3, isGrid: false), height: 200),
        ]
    }

    private static func page(_ samples: Samples, _ count: Int, isGrid: Bool) -> Widget {
        let fruits = samples.fruits
        let rows = ArrayList(
            (0..<count).map { number in
                let fruit = fruits[number % max(1, fruits.count)]
                let words = number.isMultiple(of: 7) ? Array(repeating: fruit.headline, count: 6) : [fruit.name]
                return Line(id: number, text: "\(number + 1)  " + words.joined(separator: ". "))
            })
        let make: @MainActor () -> Label = {
            let label = Label().layout(margins: Insets(vertical: Space.tiny, horizontal: Space.medium))
            label.wraps = true
            label.textAlignment = 0
            return label
        }
        let show: @MainActor (Label, Line) -> Void = { $0.text = $1.text }
        let list = FlowingList(
            isGrid
                ? GridView(rows, label: { $0.text }, cell: make, update: show)
                : ListView(rows, label: { $0.text }, row: make, update: show))
        list.view.accessibleLabel = "Fruits"
        list.columnWidth = 160
        let content = Box(.vertical, [heading("What stands above"), list, heading("What stands below")])
        return ScrolledWindow(content, scrolls: [.vertical])
    }

    private static func heading(_ text: String) -> Label {
        let label = Label(text).styled("title-3")
        label.textAlignment = 0
        return label.layout(margins: Insets(vertical: Space.small, horizontal: Space.medium))
    }
}
