import Foundation
import ServerUI

// FuzzScreens [COUNT] [SEED] [FOLDER] : reads COUNT documents that were made by chance from those of a folder, runs each
// that comes to a screen, and patches some. What goes wrong ends it: a crash, or a document that takes longer than a second.

let arguments = CommandLine.arguments
let count = arguments.count > 1 ? Int(arguments[1]) ?? 100_000 : 100_000
let seed = arguments.count > 2 ? UInt64(arguments[2]) ?? 1 : 1
let folder = arguments.count > 3 ? arguments[3] : "Tests/ServerUITests/Corpus"

var mutator = Mutator(documents: try Mutator.documents(in: folder), seed: seed)
guard !mutator.documents.isEmpty else {
    print("There are no documents in \(folder).")
    exit(1)
}
let exercise = Exercise()
let clock = ContinuousClock()
let start = clock.now
var slowest = Duration.zero
var early = 0
for step in 1...count {
    let document = mutator.next()
    let time = clock.measure { exercise.use(document, patch: mutator.patch()) }
    slowest = max(slowest, time)
    if time > .seconds(1) {
        let file = FileManager.default.temporaryDirectory.appending(path: "fuzz-screens-\(seed)-\(step).json")
        try document.write(to: file)
        print("The document \(file.path) took \(time).")
        exit(1)
    }
    // By then all that is kept for good is there.
    if step == max(count / 10, 1) { early = Memory.now }
}
let time = clock.now - start
print(
    "\(count) documents, seed \(seed): \(exercise.screens) screens, \(exercise.diagnostics) diagnostics, \(exercise.patches) patches"
)
print("time \(time), slowest \(slowest)")
print("memory after a tenth \(early) kB, at the end \(Memory.now) kB, at most \(Memory.peak) kB")
