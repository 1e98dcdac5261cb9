import GTK
import Store
import Widgets

/// A small list of drinks to choose one from, with a search field.
@MainActor
final class DrinkPicker: Box {
    private let search = SearchEntry()

    /// Makes a picker.
    /// - Parameter chosen: gets the id of the drink.
    init(environment: Environment, chosen: @escaping @MainActor (String) -> Void) {
        let results = SearchResults(DrinkQuery(), in: environment.catalogue)
        let list = ResultsList(results)
        super.init(.vertical, spacing: Space.tiny)
        let view = ListView(list.source, label: { $0.name }, row: { DrinkPickerRow() }, update: { $0.show($1) })
        view.activatesOnSingleClick = true
        view.onActivate { _, drink in chosen(drink.id) }
        let scroller = ScrolledWindow(view, scrolls: [.vertical])
        scroller.setMinimumSize(width: 240, height: 300)
        search.setAccessibleLabel(tr("Search drinks"))
        search.placeholder = tr("Search")
        search.onSearchChanged { [weak search] in results.query.text = search?.text ?? "" }
        append(search)
        append(scroller)
        list.follow(in: view)
        onMap { [weak search] in
            results.start()
            search?.grabFocus()
        }
    }
}

/// One drink in the picker.
@MainActor
private final class DrinkPickerRow: Box {
    private let picture = DrinkPicture(DrinkArt(glass: .rocks), size: 36)
    private let caption = Label()

    init() {
        super.init(.horizontal, spacing: Space.small, [picture, caption])
        layout(margins: Insets(vertical: 3, horizontal: Space.tiny))
    }

    func show(_ drink: DrinkSummary) {
        caption.text = drink.name
        picture.art = DrinkArt(drink.sketch)
    }
}
