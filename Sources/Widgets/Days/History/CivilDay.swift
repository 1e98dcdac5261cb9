/// A day of the Gregorian calendar, counted from 1970-01-01, which is day 0.
struct CivilDay: Equatable {
    var year: Int
    /// 1 to 12.
    var month: Int
    /// 1 to 31.
    var day: Int

    init(year: Int, month: Int, day: Int) { (self.year, self.month, self.day) = (year, month, day) }

    /// Reckons the date of a day. Years are taken to begin in March, so that the odd day is their last.
    init(_ ordinal: Int) {
        let shifted = ordinal + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// How many days lie between 1970-01-01 and this one.
    var ordinal: Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The weekday of a day, 1 for Monday to 7 for Sunday; day 0 was a Thursday.
    static func weekday(_ ordinal: Int) -> Int { ((ordinal + 3) % 7 + 7) % 7 + 1 }

    /// The first day of a month; months above 12 and below 1 are those of other years.
    static func start(year: Int, month: Int) -> Int {
        let months = year * 12 + month - 1
        let year = Int((Double(months) / 12).rounded(.down))
        return CivilDay(year: year, month: months - year * 12 + 1, day: 1).ordinal
    }

    /// The same day some months later, or the last of that month if it is shorter.
    static func adding(months: Int, to ordinal: Int) -> Int {
        let date = CivilDay(ordinal)
        let first = start(year: date.year, month: date.month + months)
        let next = start(year: date.year, month: date.month + months + 1)
        return min(first + date.day - 1, next - 1)
    }
}
