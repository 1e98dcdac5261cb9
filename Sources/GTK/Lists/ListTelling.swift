/// What a list has still to tell.
struct ListTelling {
    /// Whether C or somebody who watches is being told just now.
    var isUnderWay = false
    /// Whether the list cannot say yet what it will hold, as the one below it is changing.
    var isHeldBack = false
    /// Whether the list is to hold something else than C was told.
    var isStale = false
    /// What is to be told after that.
    var later: [@MainActor () -> Void] = []
}

/// One change is told at a time: a handler that writes while it is told would otherwise have some hear of its change
/// before they hear of the one that it answers.
extension ListSource {
    /// Has `catchUp` called, now or once everybody knows of the change that is being told.
    final func tellChange() {
        telling.isStale = true
        tellWaiting()
    }

    /// Does something that tells of the list, now or after what is being told.
    final func tellLater(_ body: @escaping @MainActor () -> Void) {
        if isBusy || telling.isStale || !telling.later.isEmpty {
            telling.later.append(body)
        } else {
            whileTelling(body)
        }
        tellWaiting()
    }

    /// Tells what waits, unless something is being told.
    final func tellWaiting() {
        var rounds = 0
        while !isBusy, telling.isStale || !telling.later.isEmpty {
            rounds += 1
            precondition(rounds <= 1000, "handlers of a list keep changing it: \(Self.self)")
            if telling.isStale {
                telling.isStale = false
                whileTelling(catchUp)
            } else {
                whileTelling(telling.later.removeFirst())
            }
        }
        if !isBusy { everythingIsTold() }
    }

    final func whileTelling(_ body: () -> Void) {
        telling.isUnderWay = true
        body()
        telling.isUnderWay = false
    }
}
