internal import ServerUI

extension RunningScreen {
    /// The words of a component's property; empty where there are none.
    func words(_ property: String, of component: Component, in scope: Scope) -> String {
        if case .text(let text) = value(property, of: component, in: scope) { text } else { "" }
    }

    /// The number of a component's property; nil where there is none.
    func number(_ property: String, of component: Component, in scope: Scope) -> Double? {
        if case .number(let number) = value(property, of: component, in: scope) { number } else { nil }
    }

    /// What a component is called where it is one of several: by its label, its title, what it says, or else its id.
    func title(of component: Component, in scope: Scope) -> String {
        if let label = component.accessibleLabel { return text(label, in: scope) }
        for property in ["title", "label", "text"] where component.properties[property] != nil {
            let words = words(property, of: component, in: scope)
            if !words.isEmpty { return words }
        }
        return component.children.isEmpty ? component.id : title(ofFirst: component.children[0], in: scope)
    }

    /// What a component is called where it is to be shown: as the first of them, if it is shown for each entry of a list.
    func title(ofFirst component: Component, in scope: Scope) -> String {
        guard let repetition = component.repetition else { return title(of: component, in: scope) }
        guard let entry = entries(of: repetition, in: scope)?.first else { return "" }
        return title(of: component, in: scope.inside(entry))
    }
}
