import ArgumentParser
import Foundation
import GTK
import Store

/// `comptoir counters`: lists what is counted.
struct CountersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "counters", abstract: tr("Lists what is counted, with the days and the record."))

    @Flag(help: ArgumentHelp(tr("As an array of JSON objects with name, kind, days, record and start.")))
    var json = false

    func run() throws {
        try withLibrary { library, today in
            let counters = try await library.counterSummaries(today: today.day)
            if json { return String(decoding: try CounterExport.json(counters), as: UTF8.self) }
            let formats = Formats.ofPerson(language: Languages.preferred.first ?? "en")
            return counters.map { CounterWords($0, formats).spoken }.joined(separator: "\n")
        }
    }
}

/// `comptoir counter`: changes what is counted.
struct CounterCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "counter", abstract: tr("Counts something, or starts a counter anew."),
        subcommands: [Add.self, Reset.self])

    /// `comptoir counter add NAME --without`.
    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: tr("Counts the days with or without something."))

        enum Kind: String, EnumerableFlag { case with, without }

        @Argument(help: ArgumentHelp(tr("What is counted, by a name that nothing else has."))) var name: String
        @Flag(help: ArgumentHelp(tr("Whether the days with it are counted, or those without."))) var kind = Kind.without

        func run() throws {
            let (name, kind) = (name, kind == .with ? Counter.Kind.with : .without)
            try withLibrary(toChange: true) { library, today in
                let counters = try await library.counters
                let settings = Counter.Settings(name: name, kind: kind, colour: DaysPalette.next(after: counters))
                try await library.addCounter(settings, at: today.stamp)
                return ""
            }
        }
    }

    /// `comptoir counter reset NAME`.
    struct Reset: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: tr("Starts a counter anew; its record stays."))

        @Argument(help: ArgumentHelp(tr("The counter’s name."))) var name: String
        @Option(help: ArgumentHelp(tr("A note for its history."))) var note = ""

        func run() throws {
            let (name, note) = (name, note)
            try withLibrary(toChange: true) { library, today in
                let counter = try await library.counter(named: name)
                try await library.resetCounter(counter.id, at: today.stamp, note: note)
                return ""
            }
        }
    }
}
