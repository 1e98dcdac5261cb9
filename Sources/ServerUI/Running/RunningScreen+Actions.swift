extension RunningScreen {
    /// Does what follows when something has happened to a component.
    ///
    /// Actions beside each other are done one after the other, whatever comes of each; what depends on one stands in its
    /// `then` or `else`. Where the person says no, that action ends with neither.
    /// - Parameter trigger: What has, as in `activate`.
    public func perform(_ trigger: String, of component: Component, in scope: Scope) async {
        guard let actions = component.actions[trigger] else { return }
        let value = inputs[Input(component, scope)] ?? .null
        let event = Scope.Entry(name: "event", key: "", value: .record(["value": value, "on": .text(trigger)]))
        let run = ActionRun(scope: scope.inside(event), left: limits.actionChain)
        await perform(actions, run)
    }

    /// What the actions of one event have in common.
    private final class ActionRun {
        let scope: Scope
        /// How many may still be done.
        var left: Int

        init(scope: Scope, left: Int) {
            self.scope = scope
            self.left = left
        }
    }

    private func perform(_ actions: [Action], _ run: ActionRun) async {
        for action in actions {
            guard run.left > 0 else { return note(.actionChain(limit: limits.actionChain), path: action.path) }
            run.left -= 1
            await perform(action, run)
        }
    }

    private func perform(_ action: Action, _ run: ActionRun) async {
        guard let verb = vocabulary.verbs[action.verb] else {
            note(.unknownVerb(action.verb, hint: ""), path: action.path)
            return
        }
        do {
            let arguments = try arguments(of: action, verb, run.scope)
            if verb.asksFirst {
                // Nobody there to ask is no consent.
                guard await handler?.confirm(verb, arguments) == true else { return }
            }
            try await perform(verb, arguments, run.scope)
        } catch {
            switch error {
            case let finding as Finding: note(finding, path: action.path)
            case is CancellationError: return
            default: note(.action(verb.name, "\(error)"), path: action.path)
            }
            return await perform(action.failure, run)
        }
        await perform(action.success, run)
    }

    private func perform(_ verb: Verb, _ arguments: [String: Value], _ scope: Scope) async throws {
        switch verb.name {
        case "set": try write(arguments["value"] ?? .null, to: target(arguments), in: scope)
        case "toggle":
            let place = try target(arguments)
            let old: Value
            do {
                old = try value(at: place, in: scope)
            } catch {
                throw Finding.readOnly(place.description)
            }
            guard case .bool(let flag) = old else { throw Finding.value(old, expected: "true or false") }
            try write(.bool(!flag), to: place, in: scope)
        default:
            guard let handler else { throw Finding.action(verb.name, "there is nobody to do it.") }
            try await handler.perform(verb, arguments)
        }
    }

    private func target(_ arguments: [String: Value]) throws -> ValuePath {
        guard case .text(let name)? = arguments["name"], let place = ValuePath(writing: name) else {
            throw Finding.value(arguments["name"] ?? .null, expected: "a name of the screen's own data")
        }
        return place
    }

    /// What a verb is given, each of its type.
    private func arguments(of action: Action, _ verb: Verb, _ scope: Scope) throws -> [String: Value] {
        var arguments: [String: Value] = [:]
        for type in verb.arguments {
            guard let source = action.arguments[type.name] else { continue }
            // Ids and addresses are written the same everywhere, whatever the person's language.
            arguments[type.name] = value(of: source, type.kind, in: scope, words: ScreenWords()) { finding in
                note(finding.about(type.name), path: action.path)
            }
            if type.isRequired, arguments[type.name] == nil, verb.name != "set" {
                throw Finding.action(verb.name, "`\(type.name)` comes to nothing.")
            }
        }
        if verb.name == "submit", arguments["value"] == nil { arguments["value"] = .record(data) }
        return arguments
    }
}
