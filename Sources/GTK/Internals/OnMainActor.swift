/// Runs a callback from C on the main actor.
///
/// GLib calls back on the thread that runs its main loop, which is the main actor's; `assumeIsolated` stops the program
/// if that is ever not so. So C's pointers and the answer never change threads, which the compiler cannot see: this
/// function vouches for it, and callbacks from C that pass pointers go through it.
/// - Parameters:
///   - arguments: what C handed over.
///   - body: receives the arguments.
@inline(__always)
package func onMainActor<Arguments, Answer>(_ arguments: Arguments, _ body: @MainActor (Arguments) -> Answer) -> Answer
{
    nonisolated(unsafe) let arguments = arguments
    nonisolated(unsafe) var answer: Answer?
    MainActor.assumeIsolated { answer = body(arguments) }
    guard let answer else { fatalError("the main actor's part of a callback did not run") }
    return answer
}
