internal import Foundation

/// Runs tools that a test needs.
public enum Shell {
    /// Runs a command and waits for its end; returns its status and what it wrote.
    @discardableResult
    public static func run(_ command: String) -> (status: Int, output: String) {
        guard let pipe = popen(command + " 2>&1", "r") else { return (127, "") }
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = fread(&buffer, 1, buffer.count, pipe)
            if count == 0 { break }
            output += buffer[..<count]
        }
        let status = pclose(pipe)
        return (Int(status >> 8), String(decoding: output, as: UTF8.self))
    }

    /// Whether a tool is installed.
    public static func has(_ tool: String) -> Bool { run("command -v \(tool)").status == 0 }
}
