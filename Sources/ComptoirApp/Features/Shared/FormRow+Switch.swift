import GTK
import Widgets

extension FormRow {
    /// A line with a switch that is kept equal to something.
    static func switching(
        _ title: String, icon: String? = nil, help: String = "", isOn: @escaping @MainActor () -> Bool,
        change: @escaping @MainActor (Bool) -> Void
    ) -> FormRow {
        let control = Switch()
        control.bind(\.isActive) { isOn() }
        control.onToggled { new in
            if new != isOn() { change(new) }
        }
        let row = FormRow(title, control.layout(horizontal: .end), icon: icon, help: help)
        // A switch is narrow: a long caption goes on in another line beside it.
        row.captionWidth = 18
        return row
    }
}
