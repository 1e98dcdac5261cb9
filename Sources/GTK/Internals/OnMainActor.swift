/// Does on the main actor what C calls back for.
///
/// GLib calls back on the thread that runs its main loop, which is the main actor's; `assumeIsolated` stops the
/// program should that ever not be so. C's pointers and the answer thus never change threads, which the compiler
/// cannot see: this is the one place that vouches for it.
/// - Parameters:
///   - arguments: what C handed over.
///   - body: gets the arguments.
@inline(__always)
package func onMainActor<Arguments, Answer>(_ arguments: Arguments, _ body: @MainActor (Arguments) -> Answer) -> Answer
{
    nonisolated(unsafe) let arguments = arguments
    nonisolated(unsafe) var answer: Answer?
    MainActor.assumeIsolated { answer = body(arguments) }
    guard let answer else { preconditionFailure("the main actor's part of a callback did not run") }
    return answer
}
