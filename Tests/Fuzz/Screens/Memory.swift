import Foundation

/// What the program has in memory, by what Linux says of it.
enum Memory {
    /// In kilobytes.
    static var now: Int { line("VmRSS") }
    static var peak: Int { line("VmHWM") }

    private static func line(_ name: String) -> Int {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
            let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") })
        else { return 0 }
        return Int(line.filter(\.isNumber)) ?? 0
    }
}
