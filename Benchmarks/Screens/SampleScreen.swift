import Foundation
import ServerUI

/// A document of as many components as are asked for, which Benchmarks/C/screen.c makes by hand: lines with a text and a
/// button, texts, and bars with their words. The last text but one follows `x`.
enum SampleScreen {
    /// The document, of five components at a time.
    static func document(_ count: Int) -> Data {
        var (ids, components, bodies): ([String], [String], [String]) = ([], [], [])
        for number in stride(from: 0, to: count, by: 5) {
            ids += ["\"r\(number)\"", "\"m\(number)\"", "\"p\(number)\""]
            let more = number + 5 >= count ? "@{x}" : "More of \(number)"
            components += [
                #"{"id":"r\#(number)","type":"row","order":\#(number),"children":["t\#(number)","b\#(number)"]}"#,
                #"{"id":"t\#(number)","type":"text","bodyId":"t\#(number)"}"#,
                #"{"id":"b\#(number)","type":"button","bodyId":"b\#(number)","actions":[{"on":"activate","do":"back"}]}"#,
                #"{"id":"m\#(number)","type":"text","order":\#(number + 1),"bodyId":"m\#(number)"}"#,
                #"{"id":"p\#(number)","type":"progress","order":\#(number + 2),"bodyId":"p\#(number)"}"#,
            ]
            bodies += [
                #"{"id":"t\#(number)","body":{"text":"Text \#(number)"}}"#,
                #"{"id":"b\#(number)","body":{"title":"Button \#(number)"}}"#,
                #"{"id":"m\#(number)","body":{"text":"\#(more)"}}"#,
                #"{"id":"p\#(number)","body":{"label":"Bar \#(number)","detail":"half of it","value":"0.5"}}"#,
            ]
        }
        return Data(
            """
            {"sdui":{"version":"2.0","min":"1.0"},"screenName":"sample","data":{"x":"one"},
            "templates":[{"id":"t","type":"stack","order":1,"componentsId":[\(ids.joined(separator: ","))]}],
            "components":[\(components.joined(separator: ","))],"bodies":[\(bodies.joined(separator: ","))]}
            """.utf8)
    }

    /// A document with a list of so many rows.
    static func list(_ count: Int) -> Data {
        let rows = (0..<count).map { #"{"id":"k\#($0)","n":\#($0)}"# }.joined(separator: ",")
        return Data(
            """
            {"sdui":{"version":"2.0","min":"1.0"},"screenName":"list","data":{"x":[\(rows)]},
            "templates":[{"id":"l","type":"list","order":1,"componentsId":["row"],
            "each":{"in":"x","as":"row","key":"row.id"}}],
            "components":[{"id":"row","type":"gradientRow","bodyId":"row"}],
            "bodies":[{"id":"row","body":{"title":"Row @{row.n}","value":"@{row.n}","tone":"green"}}]}
            """.utf8)
    }
}
