import Testing

@testable import Store

@Suite("The name of a counter")
struct CounterNameTests {
    @Test(
        "is taken by one that differs only in what nobody would tell apart",
        arguments: [
            ("Smoking", "smoking"), ("Smoking", "  SMOKING\t"), ("Straße", "STRASSE"), ("Café", "CAFE\u{301}"),
            ("Ｓｍｏｋｉｎｇ", "smoking"), ("カフェ", "ｶﾌｪ"), ("Sugar", "Su\u{200B}gar"), ("❤", "❤\u{FE0F}"),
            ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("ÅNGSTRÖM", "A\u{30A}ngstro\u{308}m"),
        ])
    func same(a: String, b: String) {
        #expect(CounterName.problem(a, among: ["Other", b]) == .nameTaken(b))
        #expect(CounterName.problem(b, among: [a]) == .nameTaken(a))
    }

    @Test(
        "is another where a person would say so",
        arguments: [("Cafe", "Café"), ("resume", "résumé"), ("Sugar", "Sugar 2"), ("Week end", "Weekend"), ("ñ", "n")])
    func other(a: String, b: String) { #expect(CounterName.problem(a, among: [b]) == nil) }

    @Test(
        "is blank where nothing of it can be seen",
        arguments: ["", " ", "\n\t ", "\u{200B}\u{FEFF}", "\u{3000}", "\u{0007}"])
    func blank(name: String) {
        #expect(CounterName.isBlank(name))
        #expect(CounterName.problem(name, among: []) == .blankName)
    }

    @Test("is kept without the space around it, on one line")
    func tidied() {
        #expect(CounterName.tidied("  Days \n without  ") == "Days   without")
        #expect(CounterName.tidied("👨‍👩‍👧 ❤️") == "👨‍👩‍👧 ❤️")
    }

    @Test("is followed by a number where it is taken")
    func unused() {
        #expect(CounterName.unused("New counter", among: []) == "New counter")
        #expect(CounterName.unused(" New counter ", among: ["new counter", "New counter 3"]) == "New counter 2")
        #expect(CounterName.unused("New counter", among: ["New Counter", "new counter 2"]) == "New counter 3")
    }

    @Test("that is wrong is told in words")
    func words() throws {
        #expect("\(CounterProblem.blankName)" == "Give it a name.")
        #expect("\(CounterProblem.nameTaken("Sugar"))" == "“Sugar” is there already. Choose another name.")
        #expect(
            "\(CounterProblem.unknownName("Suger", nearest: "Sugar"))"
                == "There is no counter “Suger”. Did you mean “Sugar”?")
        #expect("\(CounterProblem.unknownName("x", nearest: nil))" == "There is no counter “x”.")
        #expect("\(CounterProblem.gone(3))" == "This counter has been deleted.")
        #expect("\(CounterProblem.inFuture(try Days.day("2026-11-22")))".hasPrefix("2026-11-22 is still to come."))
        let start = try Days.day("2026-11-21")
        #expect(
            "\(CounterProblem.beforeStart(try Days.day("1970-01-01"), start: start))".hasPrefix(
                "1970-01-01 is before the counter’s first day, 2026-11-21."))
    }
}
