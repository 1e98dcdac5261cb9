import GTK
import Store
import Widgets

/// The list of fruits with its search.
@MainActor
final class FruitsView: Box {
    private let model: FruitsModel
    private let search = SearchEntry()
    private let list: PagedList<CatalogueRow, FruitSummary>
    private let view: ListView<FruitSummary>

    init(model: FruitsModel, environment: Environment) {
        self.model = model
        let folders = environment.folders
        list = PagedList { [weak model] rows in model?.summaries(rows) ?? [] }
        view = ListView(
            list, selection: .single, label: { "\($0.name). \($0.headline)" },
            row: { GradientRow().layout(margins: Insets(vertical: 5, horizontal: Space.large)) },
            update: { row, fruit in
                row.show(
                    picture: folders.picture(fruit.picture), gradient: GradientPaint(fruit.gradient),
                    name: fruit.name, headline: fruit.headline)
            })
        super.init(.vertical, spacing: 0)
        view.activatesOnSingleClick = true
        search.layout(expand: [.horizontal])
        append(
            Box(.horizontal, spacing: Space.small, [search])
                .layout(margins: Insets(vertical: Space.small, horizontal: Space.large)))
        append(ScrolledWindow(view, scrolls: [.vertical]).layout(expand: [.vertical]))

        search.onSearchChanged { [weak search, weak model] in model?.text = search?.text ?? "" }
        view.onActivate { _, fruit in environment.navigator.openFromList(.fruit(fruit.id)) }
        search.observe({ [model] in model.total }) { search, total in
            search.placeholder = "Search \(total) fruits"
        }
        observe({ [model] in (model.rows, model.revision) }) { view, new in
            view.list.keys = new.0
        }
    }
}

extension GradientPaint {
    /// The paint of a gradient in the catalogue.
    init(_ gradient: Gradient) {
        self.init(Color(gradient.top), Color(gradient.bottom))
    }
}

extension Color {
    /// The colour of a colour in the catalogue.
    init(_ colour: RGB) {
        self.init(
            red: Double(colour.red) / 255, green: Double(colour.green) / 255, blue: Double(colour.blue) / 255)
    }
}
