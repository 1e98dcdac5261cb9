import Testing

@testable import Store

@Suite("Milestones that are typed")
struct MilestoneReaderTests {
    @Test(
        "are whole numbers, parted by commas, semicolons or spaces",
        arguments: [
            ("50, 200", [50, 200]), ("50 200;300", [50, 200, 300]), ("", []), (" , ", []), ("50,60", [50, 60]),
            ("٥٠، ٢٠٠", [50, 200]), ("1000", [1_000]), ("50,\n200,", [50, 200]),
        ])
    func read(text: String, days: [Int]) throws { #expect(try MilestoneReader.read(text) == days) }

    @Test(
        "may have their thousands parted, where nothing else can be meant",
        arguments: ["1,000", "1.000", "1’000", "1\u{A0}000", "1\u{202F}000", "50, 1,000", "1,000,"])
    func thousands(text: String) throws { #expect(try MilestoneReader.read(text).last == 1_000) }

    @Test(
        "that are something else are told, with what was found",
        arguments: [
            ("1,500", .unclear("1,500", whole: 1_500, parts: [1, 500])), ("0", .noNumber("0")),
            ("1 000", .noNumber("000")), ("ten", .noNumber("ten")), ("5.5", .noNumber("5.5")), ("-7", .noNumber("-7")),
            ("50, 0.5", .noNumber("0.5")), ("10,00", .noNumber("10,00")), ("1000001", .tooMany("1000001")),
            (String(repeating: "9", count: 30), .tooMany(String(repeating: "9", count: 30))),
            ((1...101).map(String.init).joined(separator: " "), .tooLong(101)),
        ] as [(String, MilestoneReader.Problem)])
    func wrong(text: String, problem: MilestoneReader.Problem) {
        #expect(throws: problem) { try MilestoneReader.read(text) }
        #expect(ErrorWording.english.message(problem).count > 20)
    }

    @Test("that have no end are told soon, and briefly")
    func endless() {
        for text in [String(repeating: "1,", count: 50_000), String(repeating: "9", count: 100_000)] {
            do throws(MilestoneReader.Problem) {
                _ = try MilestoneReader.read(text)
                Issue.record("read")
            } catch {
                #expect(ErrorWording.english.message(error).count < 500)
            }
        }
    }
}
