/// Ends the program with a message where what it relies on does not hold; in a release build too, where `precondition` ends it
/// without a word.
/// - Parameters:
///   - condition: what must hold.
///   - message: what must hold and what was found.
@inline(__always)
package func require(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { fatalError(message(), file: file, line: line) }
}
