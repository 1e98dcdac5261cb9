internal import GTK

/// The colours and fonts of a dial, from the style sheet.
@MainActor
struct DialInks {
    let figure = Pigment("dial-figure")
    let name = Pigment("dial-name")
    let unit = Pigment("dial-unit")
    let ring = Pigment("dial-ring")
    let face = Pigment("dial-face")
    let mark = Pigment("dial-mark")
    let hand = Pigment("dial-hand")
    let shadow = Pigment("dial-shadow")

    var all: [Pigment] { [figure, name, unit, ring, face, mark, hand, shadow] }

    var colors: DialDrawing.Colors {
        DialDrawing.Colors(
            ring: ring.foreground, face: face.foreground, mark: mark.foreground, hand: hand.foreground)
    }
}
