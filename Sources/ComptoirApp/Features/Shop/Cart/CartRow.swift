import GTK
import Store
import Widgets

/// A line of the cart: checked off, changed in number, moved, noted to, and pushed out sideways.
@MainActor
final class CartRow: Box {
    private let model: CartModel
    private let check = CheckButton()
    private let picture: ProductPicture
    private let title: Button
    private let caption = Label.wrapping().styled("cart-name")
    private let detail = Label.wrapping().styled("caption", "quiet")
    private let cost = Label().styled("tabular", "cart-cost")
    private let stepper = Stepper(tr("How many"), value: 1, in: 0...Double(Cart.quantityLimit))
    private let swipe: SwipeAway
    private lazy var up = Action("up") { [weak self] in self?.move(by: -1) }
    private lazy var down = Action("down") { [weak self] in self?.move(by: 1) }
    private(set) var item: Cart.Item?
    private var place = 0

    init(model: CartModel) {
        self.model = model
        picture = ProductPicture(size: 48, isPatient: true, model.environment)
        let words = Box(.vertical, spacing: 3, [caption, detail]).layout(vertical: .center)
        title = Button(child: words).styled("flat", "cart-title")
        // Where the number is below it, it need not be as high as a picture.
        title.observe({ model.environment.isNarrow || model.environment.preferences.isTextLarge }) {
            $0[cssClass: "low"] = $1
        }
        let more = MenuButton(icon: "comptoir-more-symbolic", named: tr("More actions"), menu: CartRow.menu)
        more.hasFrame = false
        more.styled("cart-more")
        // What rows cost stands one below the other.
        cost.textAlignment = 1
        cost.bind(\.isVisible) { model.hasCosts }
        // The dots have room around them in their button.
        let end = TextLine(text: cost, [more], spacing: 3)
        let content = CartRowLine([check, picture], title: title, number: stepper, end: end).layout(
            margins: Insets(top: Space.tiny, bottom: Space.tiny, start: Space.small, end: 3))
        swipe = SwipeAway(content)
        super.init(.vertical)
        styled("cart-row")
        append(swipe)
        listen()
    }

    private static func menu() -> Menu {
        Menu([
            .section(nil, [.item(tr("_Note…"), action: "line.note")]),
            .section(
                nil,
                [.item(tr("Move _up"), action: "line.up"), .item(tr("Move _down"), action: "line.down")]),
            .section(nil, [.item(tr("_Remove"), action: "line.remove")]),
        ])
    }

    /// Shows a line.
    /// - Parameters:
    ///   - place: where it stands among all, from 0.
    ///   - count: how many there are.
    func show(_ item: Cart.Item, place: Int, of count: Int) {
        if item.id != self.item?.id { swipe.rest() }
        self.item = item
        self.place = place
        up.isEnabled = place > 0
        down.isEnabled = place < count - 1
        caption.text = item.name
        self[cssClass: "checked-off"] = item.line.isChecked
        check.isActive = item.line.isChecked
        check.accessibleLabel = tr("Got {name}", ["name": item.name])
        detail.text = model.lines(item).joined(separator: "\n")
        detail.isVisible = !detail.text.isEmpty
        title.accessibleLabel = model.spoken(item)
        title.isSensitive = item.product != nil
        stepper.value = Double(item.line.quantity)
        stepper.accessibleLabel = tr("How many: {name}", ["name": item.name])
        // How many have no price stands below the sum; here that would be said of each again.
        cost.text = item.cost.map(model.environment.formats.money) ?? ""
        picture.show(item.product)
    }

    private func listen() {
        check.onToggled { [weak self] isOn in
            guard let self, let item, isOn != item.line.isChecked else { return }
            model.checked(item)
        }
        stepper.onChanged { [weak self] value in
            if let self, let item { model.quantityChosen(Int(value), of: item) }
        }
        title.onClicked { [weak self] in self?.open() }
        insert(
            actions: [
                up, down, Action("note") { [weak self] in self?.note() },
                Action("remove") { [weak self] in self?.remove() },
            ], as: "line")
        swipe.onSwipedAway { [weak self] in self?.remove() }
        onKeyPressed { [weak self] key, modifiers in
            switch (key, modifiers) {
            case (.delete, []): self?.remove()
            case (.up, .alt): self?.move(by: -1)
            case (.down, .alt): self?.move(by: 1)
            default: return false
            }
            return true
        }
        onDragOut(.move, phase: .capture, byTouch: false) { [weak self] _ in
            self?.item.map { DragContent(DraggedLine(id: $0.id)) }
        }
        onDrop(of: DraggedLine.self, actions: .move) { [weak self] dragged, _ in
            guard let self, dragged.id != item?.id,
                let other = model.cart.items.first(where: { $0.id == dragged.id })
            else { return false }
            model.moved(other, to: place)
            return true
        }
    }

    private func open() {
        if let product = item?.product { model.environment.navigator.open(.product(product.id)) }
    }

    private func move(by distance: Int) {
        if let item { model.moved(item, to: max(0, place + distance)) }
    }

    private func remove() {
        if let item { model.removed(item) }
    }

    private func note() {
        guard let item else { return }
        model.environment.present(tr("Note")) { [model] dismiss in
            LineEntry(item.name, limit: .note, text: item.line.note, button: tr("Save"), mayBeEmpty: true) { text in
                model.noteTyped(text, for: item)
                dismiss()
            }
        }
    }
}

/// A line on its way to another place.
private struct DraggedLine {
    let id: CartLine.ID
}
