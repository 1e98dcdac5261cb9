import GTK
import Store
import Widgets

extension Environment {
    /// Asks which drink was made, and then how many and when.
    func askWhatWasMade() {
        present(tr("Log a drink")) { [self] dismiss in
            let picker = EntryPicker.drinks(self) { [self] in logDrink($0) }
            picker.onCancel(dismiss)
            return Box(.vertical, [picker.layout(expand: [.horizontal, .vertical])])
                .layout(
                    margins: Insets(top: Space.tiny, bottom: Space.large, start: Space.large, end: Space.large))
        }
    }

    /// Asks how many of a drink were made, and when, in place of the sheet that it was chosen in.
    func logDrink(_ id: String) {
        perform { [self] in
            guard let name = try await catalogue.names(of: .drink, [id])[id] else { return }
            let drink = DrinkModel(id: id, environment: self)
            drink.appeared()
            present(name) { dismiss in MadeView(model: drink, dismiss: dismiss) }
        }
    }
}
