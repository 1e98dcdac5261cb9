import GTK
import Store
import Widgets

/// A small list of fruits to choose one from, with a search field.
@MainActor
final class FruitPicker: Box {
    private let search = SearchEntry()

    /// Makes a picker.
    /// - Parameters:
    ///   - leavingOut: ids that cannot be chosen, because they are chosen already.
    ///   - chosen: gets the id of the fruit.
    init(environment: Environment, leavingOut: Set<String>, chosen: @escaping @MainActor (String) -> Void) {
        let model = FruitsModel(environment: environment)
        let list = ResultsList(model.results)
        super.init(.vertical, spacing: Space.tiny)
        let folders = environment.folders
        let view = ListView(
            list.source, label: { $0.name }, row: { PickerRow() },
            update: { $0.show(name: $1.name, picture: folders.picture($1.picture), isOn: !leavingOut.contains($1.id)) })
        view.activatesOnSingleClick = true
        view.onActivate { _, fruit in
            if !leavingOut.contains(fruit.id) { chosen(fruit.id) }
        }
        let scroller = ScrolledWindow(view, scrolls: [.vertical])
        scroller.setMinimumSize(width: 240, height: 300)
        search.setAccessibleLabel(tr("Search fruits"))
        search.placeholder = tr("Search")
        search.onSearchChanged { [weak search] in model.query.text = search?.text ?? "" }
        append(search)
        append(scroller)
        list.follow(in: view)
        onMap { [weak search] in
            model.appeared()
            search?.grabFocus()
        }
    }
}

/// One fruit in the picker.
@MainActor
private final class PickerRow: Box {
    private let picture = ArtPicture(size: 30)
    private let caption = Label()

    init() {
        super.init(.horizontal, spacing: Space.small, [picture, caption])
        layout(margins: Insets(vertical: 3, horizontal: Space.tiny))
    }

    func show(name: String, picture: String, isOn: Bool) {
        caption.text = name
        self.picture.path = picture
        opacity = isOn ? 1 : 0.4
    }
}
