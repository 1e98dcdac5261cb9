import GTK
import TestSupport
import Testing

@MainActor @Suite("Fields for numbers", .serialized)
struct NumberTests {
    init() { Stage.open() }

    @Test("a scale keeps to its range and words its number")
    func scale() {
        let scale = Scale(3, in: 0...10, step: 1, orientation: .vertical)
        var (changes, asked) = (0, [Double]())
        scale.onValueChanged { _ in changes += 1 }
        scale.value = 20
        #expect(scale.value == 10 && changes == 1 && scale.range == 0...10)
        scale.range = 0...5
        #expect(scale.value == 5)
        scale.digits = 2
        scale.showsValue = true
        scale.setIncrements(step: 0.5, page: 2)
        scale.addMark(at: 2, label: "two")
        scale.setFormat {
            asked.append($0)
            return "\($0) cl"
        }
        Stage.show(scale) { _ in #expect(asked.contains(5)) }
        scale.setFormat(nil)
        scale.removeMarks()
        #expect(scale.digits == 2 && scale.showsValue)
    }

    @Test("a spin button steps, keeps to its range and wraps")
    func spinButton() {
        let spin = SpinButton(3, in: 0...5, step: 0.5)
        var changes = 0
        spin.onValueChanged { _ in changes += 1 }
        spin.spin(by: 0.5)
        #expect(spin.value == 3.5 && changes == 1 && spin.digits == 1 && spin.isNumeric)
        spin.value = 9
        #expect(spin.value == 5)
        spin.wraps = true
        spin.spin(by: 0.5)
        #expect(spin.value == 0 && spin.wraps && spin.range == 0...5)
        spin.range = 1...2
        spin.setIncrements(step: 1, page: 10)
        spin.digits = 0
        #expect(spin.value == 1 && spin.text == "1")
    }

    @Test("a spin button reads what was typed")
    func typed() {
        let spin = SpinButton(3, in: 0...50)
        spin.text = "12"
        spin.update()
        #expect(spin.value == 12)
    }

    @Test("a spin button words its number and reads the words")
    func format() {
        func make() -> Trace {
            let spin = SpinButton(4, in: 0...50)
            spin.setFormat({ "\(Int($0)) cl" }, parse: { Double($0.split(separator: " ").first ?? "") })
            #expect(spin.text == "4 cl")
            spin.value = 6
            #expect(spin.text == "6 cl")
            spin.text = "9"
            spin.update()
            #expect(spin.value == 9 && spin.text == "9 cl")
            spin.text = "much"
            spin.update()
            #expect(spin.value == 9 && spin.text == "9 cl")
            return Trace(spin)
        }
        #expect(make().isGone)
    }
}
