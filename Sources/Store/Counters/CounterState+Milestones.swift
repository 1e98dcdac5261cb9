extension CounterState {
    /// The next milestone, or nil where there is none: the days that are to be reached or, where the counter counts
    /// down, the days that will be left; the day itself is 0.
    public func nextMilestone(_ milestones: Milestones) -> Int? {
        guard target != nil else { return milestones.next(after: days) }
        guard days > 0 else { return nil }
        return milestones.latest(upTo: days - 1) ?? 0
    }

    /// The milestone that was reached last, or nil where none was.
    ///
    /// Where the counter counts down, only those count that lay ahead when it started.
    public func latestMilestone(_ milestones: Milestones) -> Int? {
        guard let total else { return milestones.latest(upTo: days) }
        if days == 0 { return 0 }
        return milestones.next(after: days - 1).flatMap { $0 < total ? $0 : nil }
    }

    /// The milestones that were reached, in the order in which they were.
    public func reachedMilestones(_ milestones: Milestones) -> [Int] {
        guard let total else { return milestones.all(upTo: days) }
        let ahead = milestones.all(upTo: total).filter { $0 >= max(days, 1) && $0 < total }
        return ahead.reversed() + (days == 0 ? [0] : [])
    }
}
