package import GTK
import Store
import ComptoirWidgets
import Widgets

/// The bar: what one has in front on boards, what one has not in the cellar below, and above what that makes.
@MainActor
package final class BarView: Box, RunsUnderHeader {
    private let model: BarModel
    private let search: SearchBar
    private let shelf: Shelf

    package init(model: BarModel, environment: Environment) {
        self.model = model
        search = SearchBar(
            tr("Search ingredients"), text: { model.query.text }, buttons: BarView.buttons(model, environment),
            ground: .dark
        ) { model.query.text = $0 }
        shelf = Shelf(
            tr("What is on the shelf"), middle: CellarHead(model: model),
            placeholder: BarView.emptyShelf(environment))
        super.init(.vertical)
        append(WoodGround(search.placeholder { tr("Search ingredients") }))
        let page = Box(.vertical, [WoodGround(BarView.cards(model)), shelf])
        let scroller = ScrolledWindow(page, scrolls: [.vertical]).layout(expand: [.horizontal, .vertical])
        shelf.follow(scroller)
        connectShelf(environment)
        search.leadDown { [weak shelf] in shelf?.focusBottle() ?? false }
        let voice = LiveRegion()
        voice.observe({ model.news }) { voice, news in if news.count > 0 { voice.say(news.text) } }
        append(voice)
        append(
            Overlay(scroller, over: [StatusPage(environment.folders, model.status)])
                .layout(expand: [.horizontal, .vertical]))
    }

    /// What an empty shelf says: that it is, and below what to do.
    private static func emptyShelf(_ environment: Environment) -> Widget {
        let title = Label(tr("The shelf is empty."))
        // In large text a heading would run into the rail.
        title.observe({ environment.preferences.isTextLarge }) { $0[cssClass: "title-2"] = !$1 }
        let step = Label(tr("Choose what you have in the cellar below."))
        for label in [title, step] {
            label.wraps = true
            label.isCentered = true
            label.maximumWidthInCharacters = BarView.placeholderWidth
            // GTK 4.8 goes on telling of what is in a box that was hidden.
            label.bind(\.isVisible) { environment.bar.isEmpty }
        }
        return Box(.vertical, spacing: 3, [title, step]).styled("shelf-placeholder")
    }

    /// The natural width of what an empty shelf says, in characters.
    private static let placeholderWidth = 40

    private static func buttons(_ model: BarModel, _ environment: Environment) -> [Widget] {
        let several = FoldingButton(tr("Add several"), icon: "comptoir-edit-symbolic", environment) {
            environment.present(tr("What do you have?")) { dismiss in BarTyping(model: model, dismiss: dismiss) }
        }
        let log = FoldingButton(tr("What I made"), icon: "comptoir-history-symbolic", environment) {
            environment.navigator.openFromList(.log)
        }
        return [several, log]
    }

    private static func cards(_ model: BarModel) -> Widget {
        let cards = EqualGrid(columnWidth: 330, [MakeableCard(model: model), PurchaseCard(model: model)])
            .layout(margins: Insets(top: Space.tiny, bottom: Space.tiny, start: Space.page, end: Space.page))
        cards.bind(\.isVisible) { !model.environment.bar.isEmpty && model.showsAll }
        return cards
    }

    private func connectShelf(_ environment: Environment) {
        shelf.observe({ [model] in model.groups }) { shelf, groups in shelf.show(groups) }
        shelf.onActivate { [model] id in
            if let ingredient = model.ingredients.first(where: { $0.id == id }) { model.bottleClicked(ingredient) }
        }
        shelf.onMenu { [model] id in BarView.presentBottle(id, model) }
        shelf.observe({ [model] in (model.wanted, model.found.value?.query) }) { [model] shelf, wanted in
            guard let id = wanted.0, model.showsAll, shelf.place(of: id) != nil || wanted.1 == model.query else {
                return
            }
            model.wanted = nil
            shelf.reveal(id)
        }
    }

    /// Brings up the sheet of a bottle.
    private static func presentBottle(_ id: String, _ model: BarModel) {
        guard let ingredient = model.ingredients.first(where: { $0.id == id }) else { return }
        var sheet: BottleSheet?
        model.environment.present(ingredient.name) { dismiss in
            let made = BottleSheet(ingredient, model: model, dismiss: dismiss)
            sheet = made
            return made
        }
        // The way to its drinks comes first, and is not what one opens the sheet for.
        sheet?.focusAmount()
    }

    /// Puts the keyboard into the search field.
    func focusSearch() { search.focus() }
}
