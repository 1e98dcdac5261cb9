import GTK
import Store
import ComptoirWidgets
import Widgets

/// A small list of entries of the catalogue to choose one from, with a search field.
@MainActor
final class EntryPicker: Box {
    private let search = SearchEntry()
    private var cancel: (@MainActor () -> Void)?

    /// Makes a picker.
    /// - Parameters:
    ///   - results: what can be chosen.
    ///   - text: where the query has what is searched for.
    ///   - title: what is searched for, as the field is called.
    ///   - label: the name of an entry.
    ///   - picture: makes what shows an entry's picture, and `show` has it show one.
    ///   - leavingOut: ids that cannot be chosen, because they are chosen already.
    ///   - chosen: gets the id of the entry.
    init<Query: CatalogueQuery, Picture: Widget>(
        _ results: SearchResults<Query>, text: WritableKeyPath<Query, String>, title: String,
        label: @escaping @MainActor (Query.Summary) -> String, picture: @escaping @MainActor () -> Picture,
        show: @escaping @MainActor (Picture, Query.Summary) -> Void,
        leavingOut: @escaping @MainActor () -> Set<String> = { [] },
        chosen: @escaping @MainActor (String) -> Void
    ) {
        let list = ResultsList(results)
        super.init(.vertical, spacing: Space.tiny)
        let view = ListView(list.source, label: label, row: { PickerRow(picture()) }) { row, entry in
            row.caption.text = label(entry)
            row.opacity = leavingOut().contains(entry.id) ? 0.4 : 1
            if let picture = row.picture as? Picture { show(picture, entry) }
        }
        let choose = { @MainActor (entry: Query.Summary) in
            if !leavingOut().contains(entry.id) { chosen(entry.id) }
        }
        view.activatesOnSingleClick = true
        view.onActivate { _, entry in choose(entry) }
        let scroller = ScrolledWindow(view, scrolls: [.vertical])
        scroller.minimumSize = SizeRequest(width: 240, height: 300)
        search.accessibleLabel = title
        search.maximumLength = SearchBar.limit
        search.placeholder = tr("Search")
        let ask = { @MainActor (words: String) in results.query[keyPath: text] = words }
        search.onSearchChanged(ask)
        search.lead(to: list, in: view, search: ask, open: choose)
        // The field takes Escape for itself, where it would close what the picker is in.
        search.onStopSearch { [weak self] in
            if let cancel = self?.cancel { return cancel() }
            var around = self?.parent
            while let next = around, !(next is Popover) { around = next.parent }
            (around as? Popover)?.popDown()
        }
        append(search)
        append(scroller)
        list.follow(in: view)
        onMap { [weak search] in
            // Each time it opens it begins anew.
            search?.text = ""
            results.query[keyPath: text] = ""
            results.start()
            // What is left out may have become another.
            list.source.refresh { _ in true }
            search?.grabFocus()
        }
    }

    /// Has Escape do something else than close the popover that it is in.
    func onCancel(_ cancel: @escaping @MainActor () -> Void) { self.cancel = cancel }

    /// A picker of fruits.
    static func fruits(
        _ environment: Environment, leavingOut: @escaping @MainActor () -> Set<String> = { [] },
        chosen: @escaping @MainActor (String) -> Void
    ) -> EntryPicker {
        let folders = environment.folders
        return EntryPicker(
            SearchResults(FruitQuery(), in: environment.catalogue), text: \.text, title: tr("Search fruits"),
            label: \.name, picture: { ArtPicture(size: 30) }, show: { $0.path = folders.picture($1.picture) },
            leavingOut: leavingOut, chosen: chosen)
    }

    /// A picker of drinks.
    static func drinks(_ environment: Environment, chosen: @escaping @MainActor (String) -> Void) -> EntryPicker {
        EntryPicker(
            SearchResults(DrinkQuery(), in: environment.catalogue), text: \.text, title: tr("Search drinks"),
            label: \.name, picture: { DrinkPicture(DrinkArt(glass: .rocks), size: 36) },
            show: { $0.art = DrinkArt($1.sketch) }, chosen: chosen)
    }
}

/// One entry in the picker.
@MainActor
private final class PickerRow: Box {
    let picture: Widget
    let caption = Label()

    init(_ picture: Widget) {
        self.picture = picture
        super.init(.horizontal, spacing: Space.small, [picture, caption])
        layout(margins: Insets(vertical: 3, horizontal: Space.tiny))
    }
}
