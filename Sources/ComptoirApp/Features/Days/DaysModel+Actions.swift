import Store

/// What a person does with counters.
extension DaysModel {
    /// Adds a counter with a name of its own and opens its editor.
    func addClicked() {
        let names = counters.map(\.name)
        let settings = Counter.Settings(
            name: CounterName.unused(tr("New counter"), among: names), colour: DaysPalette.next(after: counters))
        environment.perform { [weak self, environment] in
            let change = try await environment.library.addCounter(settings, at: environment.today.stamp)
            self?.show(change.counter)
            environment.navigator.open(.counterEditor(change.counter))
        }
    }

    /// Sets a counter back to nought; that can be taken back.
    func resetClicked(_ counter: Counter, note: String = "") {
        environment.resetCounter(counter, note: note)
    }

    /// Deletes a counter; that can be taken back.
    func deleted(_ counter: Counter) {
        returned = nil
        environment.perform { [weak self, environment] in
            let change = try await environment.library.deleteCounter(counter.id)
            environment.tell(tr("{name} is no longer counted.", ["name": counter.name])) { [weak self] in
                try await environment.library.undo(change)
                self?.returned = counter.id
            }
        }
    }

    /// Puts a counter at another place; that can be taken back.
    func moved(_ id: Counter.ID, to place: Int) {
        guard counters.indices.contains(place), let counter = counters.first(where: { $0.id == id }),
            counters[place].id != id
        else { return }
        returned = nil
        environment.perform { [weak self, environment] in
            let change = try await environment.library.moveCounter(id, to: place)
            environment.tell(tr("{name} has another place.", ["name": counter.name])) { [weak self] in
                try await environment.library.undo(change)
                self?.returned = id
            }
        }
    }

    /// Marks today, or takes the mark away.
    func markClicked(_ summary: CounterSummary) {
        let isMarked = !summary.state.isMarkedToday
        environment.perform { [environment] in
            try await environment.library.setMark(
                isMarked, counter: summary.id, at: environment.today.stamp)
        }
    }
}

extension Environment {
    /// Sets a counter back to nought; that can be taken back.
    /// - Parameter day: the day on which it happened; nil for today.
    func resetCounter(_ counter: Counter, on day: CalendarDay? = nil, note: String = "") {
        perform { [self] in
            let change = try await library.resetCounter(counter.id, on: day, at: today.stamp, note: note)
            tell(tr("{name} starts again.", ["name": counter.name])) { [library] in try await library.undo(change) }
        }
    }
}
