import GTK
import TestSupport
import Testing

@MainActor @Suite("Motion", .serialized)
struct MotionTests {
    init() { Stage.open() }

    /// Starts an animation on a shown label; returns what it was told at once, and in the end.
    private func animate(_ duration: Duration = .milliseconds(120)) -> (atOnce: [Double], inTheEnd: [Double]) {
        let label = Label("a")
        var steps: [Double] = []
        var isComplete = false
        return Stage.show(label) { _ in
            let animation = Animation(on: label, duration: duration) {
                steps.append($0)
            } completion: {
                isComplete = true
            }
            let atOnce = steps
            #expect(animation.isRunning == atOnce.isEmpty)
            #expect(Stage.wait { isComplete })
            #expect(!animation.isRunning)
            return (atOnce, steps)
        }
    }

    @Test("an animation goes up to 1 in step with the frames")
    func moving() {
        let (atOnce, steps) = animate()
        #expect(atOnce.isEmpty && steps.count >= 3)
        #expect(steps == steps.sorted() && steps.last == 1 && steps.count { $0 == 1 } == 1)
    }

    @Test("toolkit row 23: where motion is reduced an animation is at its end at once")
    func reduced() {
        let settings = ToolkitSettings.current
        settings.animationsEnabled = false
        defer { settings.animationsEnabled = true }
        let (atOnce, steps) = animate(.seconds(5))
        #expect(atOnce == [1] && steps == [1])
    }

    @Test("what is not on the screen does not move either")
    func unmapped() {
        var steps: [Double] = []
        let label = Label("a")
        Animation(on: label, duration: .seconds(5)) { steps.append($0) }
        #expect(steps == [1])
    }

    @Test("a cancelled animation stays where it is")
    func cancelled() {
        let label = Label("a")
        var steps: [Double] = []
        Stage.show(label) { _ in
            let animation = Animation(on: label, duration: .milliseconds(200)) {
                steps.append($0)
            } completion: {
                steps.append(99)
            }
            #expect(Stage.wait { steps.count >= 2 })
            animation.cancel()
            let count = steps.count
            #expect(!Stage.wait(.milliseconds(300)) { steps.count != count })
        }
    }
}
