/// What a set of purchases would make, kept up to date as candidates come and go.
struct PurchaseState {
    private let candidates: [PurchaseWishes.Candidate]
    private let groups: [PurchaseWishes.Group]

    /// The groups that lack each wish.
    private let groupsByWish: [[Int]]

    /// For each candidate, the groups of which it meets several wishes at once.
    private let several: [[Int]]

    /// How many of the chosen meet each wish.
    private var met: [Int]

    /// How many of its wishes each group still has.
    private var open: [Int]

    /// For each wish, the drinks that lack nothing else.
    private var last: [Int]

    /// The candidates that were chosen.
    private(set) var chosen: [Int] = []

    /// The drinks that they make.
    private(set) var made = 0

    init(_ wishes: PurchaseWishes, size: Int) {
        candidates = wishes.candidates
        let meets = wishes.candidates.map { Set($0.meets) }
        var byWish = [[Int]](repeating: [], count: wishes.count)
        for (number, candidate) in wishes.candidates.enumerated() {
            for wish in candidate.meets { byWish[wish].append(number) }
        }
        // A group whose wishes no set of the size could meet is not looked at again.
        groups = wishes.groups.filter { group in
            if group.lacks.count <= size { return true }
            let most =
                Set(group.lacks.flatMap { byWish[$0] }).map { meets[$0].intersection(group.lacks).count }.max() ?? 1
            return group.lacks.count <= size * most
        }
        var groupsByWish = [[Int]](repeating: [], count: wishes.count)
        var several = [[Int]](repeating: [], count: wishes.candidates.count)
        for (number, group) in groups.enumerated() {
            for wish in group.lacks { groupsByWish[wish].append(number) }
            for candidate in Set(group.lacks.flatMap { byWish[$0] })
            where meets[candidate].intersection(group.lacks).count > 1 {
                several[candidate].append(number)
            }
        }
        self.groupsByWish = groupsByWish
        self.several = several
        met = [Int](repeating: 0, count: wishes.count)
        open = groups.map(\.lacks.count)
        last = [Int](repeating: 0, count: wishes.count)
        for group in groups where group.lacks.count == 1 { last[group.lacks[0]] += group.drinks.count }
    }

    /// The drinks that the chosen make.
    var drinks: ContiguousArray<CatalogueRow> {
        ContiguousArray(groups.indices.filter { open[$0] == 0 }.flatMap { groups[$0].drinks }.sorted())
    }

    /// The drinks that a candidate has to do with at all.
    func reach(of candidate: Int) -> Int {
        Set(candidates[candidate].meets.flatMap { groupsByWish[$0] }).reduce(0) { $0 + groups[$1].drinks.count }
    }

    /// The drinks that a candidate would make together with the chosen.
    func gain(of candidate: Int) -> Int {
        var gain = 0
        for wish in candidates[candidate].meets where met[wish] == 0 { gain += last[wish] }
        for group in several[candidate] where open[group] > 1 {
            let meets = groups[group].lacks.count { met[$0] == 0 && candidates[candidate].meets.contains($0) }
            if meets == open[group] { gain += groups[group].drinks.count }
        }
        return gain
    }

    /// How good a next choice a candidate is: what it makes, and of other drinks the share that they get nearer by.
    func promise(of candidate: Int) -> Double {
        var promise = Double(gain(of: candidate))
        for wish in candidates[candidate].meets where met[wish] == 0 {
            for group in groupsByWish[wish] where open[group] > 1 {
                promise += Double(groups[group].drinks.count) / Double(open[group] * open[group] * open[group])
            }
        }
        return promise
    }

    /// Chooses a candidate.
    mutating func add(_ candidate: Int) {
        chosen.append(candidate)
        for wish in candidates[candidate].meets {
            if met[wish] == 0 { move(groupsByWish[wish], by: -1) { $0.met[wish] = 1 } } else { met[wish] += 1 }
        }
    }

    /// Takes back the last choice.
    mutating func removeLast() {
        for wish in candidates[chosen.removeLast()].meets.reversed() {
            if met[wish] == 1 { move(groupsByWish[wish], by: 1) { $0.met[wish] = 0 } } else { met[wish] -= 1 }
        }
    }

    /// Changes how many wishes groups still have, and counts them anew.
    private mutating func move(_ numbers: [Int], by change: Int, _ meet: (inout Self) -> Void) {
        for group in numbers { count(group, sign: -1) }
        meet(&self)
        for group in numbers {
            open[group] += change
            count(group, sign: 1)
        }
    }

    /// Chooses these candidates and no others.
    mutating func set(_ candidates: [Int]) {
        while !chosen.isEmpty { removeLast() }
        for candidate in candidates { add(candidate) }
    }

    /// Counts a group where it belongs: with the drinks made, or with those that lack one thing.
    private mutating func count(_ group: Int, sign: Int) {
        switch open[group] {
        case 0: made += sign * groups[group].drinks.count
        case 1:
            guard let wish = groups[group].lacks.first(where: { met[$0] == 0 }) else { return }
            last[wish] += sign * groups[group].drinks.count
        default: break
        }
    }
}
