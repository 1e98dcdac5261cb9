import GTK
import TestSupport
import Testing

@MainActor @Suite("Progress and levels", .serialized)
struct ProgressTests {
    init() { Stage.open() }

    @Test("a spinner turns or stands")
    func spinner() {
        let spinner = Spinner()
        #expect(spinner.isSpinning)
        spinner.isSpinning = false
        #expect(!spinner.isSpinning)
    }

    @Test("a progress bar cuts what lies outside 0 to 1")
    func progressBar() {
        let bar = ProgressBar(0.25)
        #expect(bar.fraction == 0.25 && bar.text == nil)
        bar.fraction = 7
        bar.text = "Done"
        #expect(bar.fraction == 1 && bar.text == "Done")
        bar.pulse()
        bar.text = nil
        #expect(bar.text == nil)
    }

    @Test("a level bar cuts what lies outside its range")
    func levelBar() {
        let bar = LevelBar(2, in: 0...5)
        #expect(bar.value == 2 && bar.range == 0...5)
        bar.value = 9
        #expect(bar.value == 5)
        bar.setOffset("low", upTo: 1)
        bar.setOffset("low", upTo: nil)
    }
}
