import Testing

@testable import Store

@Suite("Ten thousand invented histories")
struct RandomHistoryTests {
    /// One day after the other, each with the streak that it belongs to: slow, and made otherwise than the real thing.
    private struct Painted {
        static let range = -140...440
        /// The streak of each day; below 0 for none.
        var owners = [Int](repeating: -1, count: range.count)
        var current = 0
        /// What was said of each day about marks.
        var words: [Int: [CounterEvent.Kind]] = [:]
        var count = 0

        subscript(day: Int) -> Int {
            get { owners[day - Self.range.lowerBound] }
            set { owners[day - Self.range.lowerBound] = newValue }
        }

        /// The first day of the current streak.
        var start: Int { Self.range.first { self[$0] == current } ?? Self.range.upperBound }

        mutating func paint(from day: Int, _ owner: Int) {
            for day in day...Self.range.upperBound { self[day] = owner }
        }

        mutating func take(_ kind: CounterEvent.Kind, _ day: Int, today: Int) {
            count += 1
            if [.mark, .unmark, .reset].contains(kind) { words[day, default: []].append(kind) }
            switch kind {
            case .start: paint(from: day, current)
            case .reset where day >= start || today < start:
                current += 1
                paint(from: day, current)
            case .reset:
                let whole = self[day]
                guard whole >= 0 else { break }
                var end = day
                while self[end] == whole {
                    self[end] = 1_000_000 + count
                    end += 1
                }
            case .startChange:
                for day in Self.range where self[day] == current { self[day] = -1 }
                paint(from: day, current)
            default: break
            }
        }

        func lengths(today: Int) -> (days: Int, record: Int) {
            var counts: [Int: Int] = [:]
            for day in Self.range where day < today && self[day] >= 0 { counts[self[day], default: 0] += 1 }
            return (counts[current] ?? 0, counts.values.max() ?? 0)
        }

        /// Whether a day is marked, by the last word on it.
        func isMarked(_ day: Int) -> Bool {
            words[day]?.last { $0 != .reset } == .mark
        }

        /// Whether the runs are parted just before a day.
        func isParted(before day: Int) -> Bool { opens(day) == true || opens(day - 1) == false }

        /// Whether a reset on a day parts the runs before it, rather than after it; nil where there was none.
        private func opens(_ day: Int) -> Bool? {
            guard let words = words[day], let last = words.lastIndex(of: .reset) else { return nil }
            return words[last...].contains(.mark) || words[..<last].last { $0 != .reset } != .mark
        }

        func runs(today: Int) -> (days: Int, record: Int) {
            var (run, record) = (0, 0)
            for day in Self.range.lowerBound...today {
                if day == today, !isMarked(day) {
                    return (isParted(before: day) || opens(day) == false ? 0 : run, record)
                }
                run = isMarked(day) ? (isParted(before: day) ? 1 : run + 1) : 0
                record = max(record, run)
            }
            return (opens(today) == false ? 0 : run, record)
        }
    }

    @Test("have the record that is the most over all of their streaks", arguments: 0..<20)
    func record(batch: Int) throws {
        var wrong: [String] = []
        for seed in 0..<500 {
            var random = SyntheticRandom(seed: UInt64(batch * 500 + seed + 1))
            var (today, painted, facts) = (Int.random(in: 0...50, using: &random), Painted(), [CounterEvent.Fact]())
            func take(_ kind: CounterEvent.Kind, _ day: Int) {
                facts.append(
                    CounterEvent.Fact(
                        kind: kind, day: CalendarDay(clamping: day), recorded: CalendarDay(clamping: today)))
                painted.take(kind, day, today: today)
            }
            take(.start, today - Int.random(in: -3...40, using: &random))
            for _ in 0..<Int.random(in: 0...24, using: &random) {
                let steps = [0, 0, 1, 1, 1, 2, 5, 13, -1, -2, -20]
                today = max(-70, today + (steps.randomElement(using: &random) ?? 0))
                let past = today - Int.random(in: 0...20, using: &random)
                switch Int.random(in: 0..<10, using: &random) {
                case 0...2: take(.reset, today)
                case 3: take(.reset, past)
                case 4: take(.startChange, past + Int.random(in: -20...25, using: &random))
                case 5: take(.unmark, past)
                case 6: for day in past...today { take(.mark, day) }
                default: take(.mark, today)
                }
            }
            today += Int.random(in: -5...40, using: &random)
            for isMarked in [false, true] {
                var settings = Counter.Settings.named("x", .with)
                settings.isMarked = isMarked
                let state = CounterState(settings, events: facts, today: CalendarDay(clamping: today))
                let (days, record) = isMarked ? painted.runs(today: today) : painted.lengths(today: today)
                let isRight =
                    state.days == days && state.record == record
                    && state.streaks.map(\.length).max() ?? 0 == record
                    && zip(state.streaks, state.streaks.dropFirst()).allSatisfy { $0.end <= $1.start }
                if !isRight {
                    wrong.append(
                        "\(batch * 500 + seed + 1) \(isMarked): \(state.days), \(state.record), not \(days), \(record)")
                }
            }
        }
        #expect(wrong.prefix(3) == [])
    }
}
