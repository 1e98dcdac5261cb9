public import ServerUI

/// What happens to a component.
extension RenderContext {
    /// Whether something follows when it is pressed.
    public var isPressable: Bool { component.isPressable }

    /// Has done what follows when something has happened to the component.
    ///
    /// While that goes on a second press counts for nothing; a value that changes once more is acted on once more,
    /// afterwards.
    public func perform(_ trigger: String) {
        guard component.actions[trigger]?.isEmpty == false else { return }
        guard underWay[trigger] == nil else {
            underWay[trigger] = trigger == "change"
            return
        }
        underWay[trigger] = false
        Task {
            await running.perform(trigger, of: component, in: scope)
            if underWay.removeValue(forKey: trigger) == true { return perform(trigger) }
            // What came of it may be that all is as it was, other than what the person sees.
            if trigger == "change" { showAnew() }
        }
    }

    /// Writes what the person chose to the place that a property is bound to, and has done what follows.
    public func set(_ property: String, to value: Value) {
        guard value != self.value(property) else { return }
        running.set(property, of: component, in: scope, to: value)
        perform("change")
    }
}

extension Component {
    /// Whether something follows when it is pressed.
    var isPressable: Bool { actions["activate"]?.isEmpty == false }
}
