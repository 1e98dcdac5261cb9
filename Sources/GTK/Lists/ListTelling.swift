/// What a list has yet to announce.
struct ListTelling {
    /// Whether C or a watcher is being notified.
    var isUnderWay = false
    /// Whether the list cannot know its new contents yet, because the list below it is changing.
    var isHeldBack = false
    /// Whether the list's new contents differ from what C was notified of.
    var isStale = false
    /// The announcements to make after that.
    var later: [@MainActor () -> Void] = []
}

/// Changes are announced one at a time. Otherwise, when a handler changes the list while it is being notified, some
/// observers would hear of that change before the one that it responds to.
extension ListSource {
    /// Calls `catchUp`, now or once everyone knows of the change being announced.
    final func tellChange() {
        telling.isStale = true
        tellWaiting()
    }

    /// Runs an announcement about the list, now or after the one in progress.
    final func tellLater(_ body: @escaping @MainActor () -> Void) {
        if isBusy || telling.isStale || !telling.later.isEmpty {
            telling.later.append(body)
        } else {
            whileTelling(body)
        }
        tellWaiting()
    }

    /// Makes the pending announcements, unless one is in progress.
    final func tellWaiting() {
        var rounds = 0
        while !isBusy, telling.isStale || !telling.later.isEmpty {
            rounds += 1
            require(rounds <= 1000, "handlers of a list keep changing it: \(Self.self)")
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
