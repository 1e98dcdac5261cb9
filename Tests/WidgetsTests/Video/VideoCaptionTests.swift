import Testing

@testable import Widgets

@Suite("Captions")
struct VideoCaptionTests {
    @Test("are read from WebVTT, without marks, notes and styles, in the order of their times")
    func parse() {
        let text = """
            WEBVTT - Negroni\r
            \r
            NOTE from 00:01.000 on\r
            \r
            STYLE
            ::cue { color: red }

            second
            00:02.500 --> 00:04.000 align:start line:0
            <v Barkeeper>Stir &amp; <i>strain</i> &lt;well&gt;</v>
            over ice.

            00:00.000 --> 01:00:02.250
            Pour.
            """
        #expect(
            VideoCaption.parse(text) == [
                VideoCaption(from: .zero, to: .milliseconds(3_602_250), "Pour."),
                VideoCaption(
                    from: .milliseconds(2500), to: .seconds(4), "Stir & strain <well>\nover ice."),
            ])
    }

    @Test(
        "with mistakes lose what is mistaken, and nothing else",
        arguments: [
            "00:02.000 --> 00:01.000", "00:xx.000 --> 00:03.000", "--> 00:01.000", "1 --> 2", "-1:00.0 --> 00:02.0",
        ])
    func mistakes(times: String) {
        let text = "WEBVTT\n\n\(times)\nBad\n\n00:01.000 --> 00:02.000\nGood\n"
        #expect(VideoCaption.parse(text).map(\.text) == ["Good"])
        #expect(VideoCaption.parse("00:01.000 --> 00:02.000\nNo head\n").isEmpty)
    }

    @Test("are shown from their beginning until just before their end")
    func shown() {
        let captions = [
            VideoCaption(from: .seconds(1), to: .seconds(3), "One"),
            VideoCaption(from: .seconds(2), to: .seconds(4), "Two"),
        ]
        let shown = [0, 1, 2, 3, 4].map { captions.text(at: .seconds($0)) }
        #expect(shown == ["", "One", "One\nTwo", "Two", ""])
    }
}
