import Foundation
import GTK
import Observation
import Store

/// How the person is greeted at this time of the day; it turns by itself.
@MainActor @Observable
final class GreetingClock {
    /// The greeting of now.
    private(set) var greeting: Greeting
    @ObservationIgnored private let today: Today
    @ObservationIgnored private var alarm: WallClockAlarm?

    init(today: Today) {
        self.today = today
        greeting = Greeting(hour: today.hour)
        if today.isOnSystemClock { alarm = WallClockAlarm { [weak self] in self?.check() } }
        check()
    }

    /// Looks at the clock.
    func check() {
        let now = Greeting(hour: today.hour)
        if now != greeting { greeting = now }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = today.clock.timeZone
        let instant = today.now()
        let turns = Greeting.hours.compactMap {
            calendar.nextDate(after: instant, matching: DateComponents(hour: $0, minute: 0), matchingPolicy: .nextTime)
        }
        if let next = turns.min() { alarm?.set(next) }
    }
}

extension Today {
    /// The hour of the day where the person is, 0 to 23.
    var hour: Int {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = clock.timeZone
        return calendar.component(.hour, from: now())
    }
}

/// What a person is greeted with at an hour.
enum Greeting: Equatable {
    case morning, day, evening

    /// The hours at which the greeting is another one.
    static let hours = [4, 12, 17]

    /// The greeting of an hour, 0 to 23: the evening begins at 17 and lasts until 4.
    init(hour: Int) {
        self =
            switch hour {
            case 4..<12: .morning
            case 12..<17: .day
            default: .evening
            }
    }

    /// The words.
    @MainActor
    var text: String {
        switch self {
        case .morning: tr("Good morning")
        case .day: tr("Good afternoon")
        case .evening: tr("Good evening")
        }
    }
}
