/// How numbers and days are written for the person; the program hands over its own, in the person's language.
///
/// As it comes it writes the same everywhere: `1234.5`, `2026-01-31`, English plurals.
public struct ScreenWords: Sendable {
    /// How much of a day is written.
    public enum DayStyle: String, Sendable, CaseIterable {
        case short, medium, long, weekday, month, year
    }

    /// Writes a number, with as many decimal places; nil for as many as it needs.
    public var number: @Sendable (_ number: Double, _ places: Int?) -> String
    /// Writes a share of one, 0.25, as a percentage.
    public var percentage: @Sendable (_ share: Double, _ places: Int?) -> String
    /// Writes a day.
    public var day: @Sendable (_ day: CalendarDay, _ style: DayStyle) -> String
    /// Which of so many plural forms a number takes.
    public var pluralForm: @Sendable (_ number: Double, _ forms: Int) -> Int
    /// In capitals, and in small letters.
    public var upper: @Sendable (String) -> String
    public var lower: @Sendable (String) -> String

    public init(
        number: @escaping @Sendable (Double, Int?) -> String = plainNumber,
        percentage: @escaping @Sendable (Double, Int?) -> String = { plainNumber($0 * 100, $1 ?? 0) + " %" },
        day: @escaping @Sendable (CalendarDay, DayStyle) -> String = { day, _ in day.description },
        pluralForm: @escaping @Sendable (Double, Int) -> Int = { number, forms in number == 1 ? 0 : forms - 1 },
        upper: @escaping @Sendable (String) -> String = { $0.uppercased() },
        lower: @escaping @Sendable (String) -> String = { $0.lowercased() }
    ) {
        self.number = number
        self.percentage = percentage
        self.day = day
        self.pluralForm = pluralForm
        self.upper = upper
        self.lower = lower
    }

    /// A number as programs write it: no grouping, a point, no more places than it needs or exactly as many as asked for.
    @Sendable public static func plainNumber(_ number: Double, _ places: Int?) -> String {
        guard let places else {
            // Beyond 2^53 not every whole number is there, so its digits would pretend to more than is known.
            return number == number.rounded() && abs(number) < 9e15 ? String(Int64(number)) : String(number)
        }
        return number.formatted(places: places)
    }
}

extension Double {
    /// With exactly as many decimal places, rounded half away from zero.
    func formatted(places: Int) -> String {
        let places = Swift.max(0, Swift.min(places, 6))
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        let scaled = (self * factor).rounded(.toNearestOrAwayFromZero)
        guard scaled.isFinite, abs(scaled) < 9e15 else { return String(self) }
        let whole = Int64(scaled)
        let digits = String(whole.magnitude)
        let padded = String(repeating: "0", count: Swift.max(0, places + 1 - digits.count)) + digits
        let sign = whole < 0 ? "-" : ""
        guard places > 0 else { return sign + padded }
        return sign + padded.dropLast(places) + "." + padded.suffix(places)
    }
}
