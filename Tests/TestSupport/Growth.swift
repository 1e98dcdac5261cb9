public import GTK

extension InstanceCount {
    /// How many more objects of each GType are alive than in an earlier count, once nothing more of them goes.
    ///
    /// A window's surface lives until the display has said that it is gone, which a busy display says late.
    /// - Parameters:
    ///   - earlier: what `byType` was.
    ///   - spare: how many more of a type do not count.
    @MainActor
    public static func lastingGrowth(since earlier: [String: Int], spare: Int = 0) -> [String: Int] {
        // Looked at once each time: what other threads are about to let go of may be there again a moment later.
        var growth: [String: Int] = [:]
        _ = Stage.wait {
            growth = InstanceCount.growth(since: earlier).filter { $0.value > spare }
            return growth.isEmpty
        }
        return growth
    }
}
