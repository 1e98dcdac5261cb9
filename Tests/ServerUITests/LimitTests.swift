import Foundation
import ServerUI
import Testing

@Suite("The limits of documents")
struct LimitTests {
    /// A document of version 2 with some texts, all in one template.
    static func document(components count: Int, more: String = "") -> Data {
        let ids = (0..<count).map { "\"c\($0)\"" }.joined(separator: ",")
        let components = (0..<count).map { #"{"id":"c\#($0)","type":"text","bodyId":"b\#($0)"}"# }.joined(
            separator: ",")
        let bodies = (0..<count).map { #"{"id":"b\#($0)","body":{"text":"Text @{1 + \#($0)}"}}"# }.joined(
            separator: ",")
        return Data(
            #"{"sdui":{"version":"2.0"},"screenName":"s","templates":[{"id":"t","type":"stack","componentsId":[\#(ids)]}],"components":[\#(components)],"bodies":[\#(bodies)]\#(more)}"#
                .utf8)
    }

    @Test("1 MiB is looked at before anything is parsed")
    func size() {
        let limit = Limits.standard.documentBytes
        #expect(limit == 1_048_576)
        var data = Self.document(components: 1)
        data += Data(repeating: 0x20, count: limit - data.count)
        #expect(reader.read(data).diagnostics == [])
        data.append(0xFF)
        let result = reader.read(data)
        #expect(result.screen == nil)
        // The last byte is no JSON; it was not looked at.
        #expect(result.diagnostics.map(\.rule) == [.documentSize])
    }

    @Test("64 levels of nesting are read, and not 65")
    func nesting() {
        func nested(_ depth: Int) -> Data {
            let open = String(repeating: "[", count: depth - 2)
            let close = String(repeating: "]", count: depth - 2)
            return Data(#"{"sdui":{},"screenName":"s","templates":[],"data":{"d":\#(open)\#(close)}}"#.utf8)
        }
        #expect(reader.read(nested(64)).diagnostics == [])
        #expect(reader.read(nested(65)).diagnostics.map(\.rule) == [.nesting])
    }

    @Test("5,000 components are shown, and the rest is left out with a word")
    func components() throws {
        let exact = reader.read(Self.document(components: 5_000))
        #expect(exact.diagnostics == [])
        #expect(exact.screen?.all.count == 5_000)
        let more = reader.read(Self.document(components: 5_003))
        #expect(more.screen?.all.count == 5_000)
        #expect(more.screen?.all.allSatisfy { $0.fault == nil } == true)
        #expect(Set(more.diagnostics.map(\.rule)).isSubset(of: [.components, .unknownID]))
        #expect(more.diagnostics.contains { $0.rule == .components && $0.path == "$.components[5000]" })
    }

    @Test("components that double with each level are not built by the million")
    func doubling() throws {
        let data = try Data(contentsOf: Corpus.folder.appending(path: "hostile/doubling.json"))
        let result = reader.read(data)
        #expect((4_000...5_000).contains(result.screen?.all.count ?? 0))
        #expect(result.diagnostics.contains { $0.rule == .components })
    }

    @Test("1,000 mistakes are told, and that there are more")
    func diagnostics() {
        let keys = (0..<1_500).map { "\"k\($0)\":1" }.joined(separator: ",")
        let result = reader.read(Data(#"{"screenName":"s","templates":[],\#(keys)}"#.utf8))
        #expect(result.screen != nil)
        #expect(result.diagnostics.count == 1_001)
        #expect(result.diagnostics.last?.rule == .more)
    }

    @Test("those of a reader of one's own count")
    func own() {
        var limits = Limits()
        limits.components = 2
        limits.expressionBytes = 4
        let result = ScreenReader(vocabulary: vocabulary, limits: limits).read(Self.document(components: 3))
        #expect(result.screen?.all.count == 2)
        #expect(Set(result.diagnostics.map(\.rule)).isSuperset(of: [.components, .expressionSize]))
    }

    /// What would take minutes if each component's body, and each unknown name, were looked at again and again.
    @Test("what is written to take long does not")
    func hostile() {
        let clock = ContinuousClock()
        var documents: [Data] = []
        let keys = (0..<40_000).map { "\"k\($0)\":\"\"" }.joined(separator: ",")
        let ids = (0..<4_000).map { "\"c\($0)\"" }.joined(separator: ",")
        let components = (0..<4_000).map { #"{"id":"c\#($0)","type":"text","bodyId":"b"}"# }.joined(separator: ",")
        documents.append(
            Data(
                #"{"screenName":"s","templates":[{"id":"t","type":"stack","componentsId":[\#(ids)]}],"components":[\#(components)],"bodies":[{"id":"b","body":{"text":"a",\#(keys)}}]}"#
                    .utf8))
        let unknown = (0..<60_000).map { "\"c\($0)x\"" }.joined(separator: ",")
        documents.append(
            Data(
                #"{"screenName":"s","templates":[{"id":"t","type":"stack","componentsId":[\#(unknown)]}],"components":[\#(components)],"bodies":[]}"#
                    .utf8))
        // One tree of components in many templates, among other names in each.
        let tree = (0..<4_990).map { "\"d\($0)\"" }.joined(separator: ",")
        let leaves = (0..<4_990).map { #"{"id":"d\#($0)","type":"divider"}"# }.joined(separator: ",")
        let templates = (0..<256).map {
            #"{"id":"t\#($0)","type":"list","each":{"in":"l","as":"n\#($0)"},"componentsId":["root","root"]}"#
        }.joined(separator: ",")
        documents.append(
            Data(
                #"{"sdui":{},"screenName":"s","data":{"l":[]},"templates":[\#(templates)],"components":[{"id":"root","type":"row","children":[\#(tree)]},\#(leaves)]}"#
                    .utf8))
        for data in documents {
            #expect(data.count <= Limits.standard.documentBytes)
            let time = clock.measure { #expect((reader.read(data).screen?.all.count ?? 0) <= 5_000) }
            #expect(time < .seconds(20), "\(time)")
        }
    }

    /// In the processor's time, as others may be at work on the machine. They take its caches too: so the small documents
    /// are kept until all are read, and take as much room as the large one.
    @Test("ten times as many components take about ten times as long")
    func linear() {
        var limits = Limits()
        limits.components = 10_000
        limits.documentBytes = 8 << 20
        let reader = ScreenReader(vocabulary: vocabulary, limits: limits)
        func time(_ count: Int, times: Int) -> Double {
            let documents = (0..<times).map { _ in Self.document(components: count) }
            let start = Self.processorTime
            let results = documents.map(reader.read)
            let time = Self.processorTime - start
            #expect(results.allSatisfy { $0.screen?.all.count == count })
            return time
        }
        _ = time(1_000, times: 1)
        let ratio = (0..<5).map { _ in time(10_000, times: 1) / (time(1_000, times: 10) / 10) }.min() ?? .infinity
        #expect(ratio <= 12, "\(ratio)")
    }

    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
