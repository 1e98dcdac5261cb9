internal import Foundation

/// A real web server on this computer alone, which answers as a test wants it (`loopback.py`); it ends with the test.
public final class LoopbackServer: Sendable {
    /// Where the server is, without a slash at the end.
    public let address: String
    private let channel: Channel

    /// Starts a server and waits until it listens.
    /// - Parameter isEncrypted: whether it speaks TLS, with a certificate that nobody vouches for.
    public init(isEncrypted: Bool = false) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Server")
        let certificate = isEncrypted ? [folder.appending(path: "self-signed.pem").path] : []
        channel = try Channel([folder.appending(path: "loopback.py").path] + certificate)
        let port = try channel.read(Started.self).port
        address = "\(isEncrypted ? "https" : "http")://127.0.0.1:\(port)"
    }

    private struct Started: Decodable { var port: Int }
    private struct Nothing: Decodable, Sendable {}

    /// A question that the server was asked.
    public struct Request: Decodable, Sendable {
        public let method: String
        public let path: String
        /// By names in small letters.
        public let headers: [String: String]
        public let body: String
    }

    /// An order that the server has taken.
    public struct Order: Decodable, Sendable {
        public let key: String
        public let body: String
        /// How often it came.
        public let count: Int
    }

    /// All that the server was asked.
    public struct Log: Decodable, Sendable {
        public let requests: [Request]
        public let orders: [Order]

        /// What was asked at a path.
        public func at(_ path: String) -> [Request] { requests.filter { $0.path == path } }
    }

    private struct Command: Encodable, Sendable {
        var `do`: String
        var path: String?
        var folder: String?
        var answers: [LoopbackAnswer]?
        var count: Int?
    }

    /// Has a path answered, one answer after the other; the last one stays.
    public func answer(_ path: String, _ answers: LoopbackAnswer...) async throws {
        _ = try await channel.ask(Command(do: "answer", path: path, answers: answers), Nothing.self)
    }

    /// Has a folder's files answered below a path, as any web server does.
    public func serve(_ folder: String, below path: String = "/") async throws {
        _ = try await channel.ask(Command(do: "serve", path: path, folder: folder), Nothing.self)
    }

    /// Has orders taken at a path, each key once, after the answers have gone.
    public func takeOrders(at path: String, after answers: LoopbackAnswer...) async throws {
        _ = try await channel.ask(Command(do: "orders", path: path, answers: answers), Nothing.self)
    }

    /// What the server was asked so far.
    public func log() async throws -> Log { try await channel.ask(Command(do: "requests"), Log.self) }

    /// Waits until a path was asked for so often.
    public func wait(for path: String, count: Int = 1) async throws {
        _ = try await channel.ask(Command(do: "await", path: path, count: count), Nothing.self)
    }

    /// Lets go on what hangs.
    public func release() async throws { _ = try await channel.ask(Command(do: "release"), Nothing.self) }
}

/// The lines to and from the server's process; the process ends when nobody writes to it any more.
private final class Channel: Sendable {
    private let queue = DispatchQueue(label: "loopback")
    private let input = Pipe()
    private let output = Pipe()
    private let process = Process()

    init(_ arguments: [String]) throws {
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    deinit { try? input.fileHandleForWriting.close() }

    /// Sends a command and reads its answer, without holding up whoever asks.
    func ask<Answer: Decodable & Sendable>(_ command: some Encodable & Sendable, _ type: Answer.Type) async throws
        -> Answer
    {
        try await withCheckedThrowingContinuation { waiting in
            queue.async { [self] in
                waiting.resume(
                    with: Result {
                        var line = try JSONEncoder().encode(command)
                        line.append(UInt8(ascii: "\n"))
                        try input.fileHandleForWriting.write(contentsOf: line)
                        return try read(type)
                    })
            }
        }
    }

    func read<Answer: Decodable>(_ type: Answer.Type) throws -> Answer {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while true {
            let count = Glibc.read(output.fileHandleForReading.fileDescriptor, &byte, 1)
            if count < 0, errno == EINTR { continue }
            guard count == 1, byte != UInt8(ascii: "\n") else { break }
            line.append(byte)
        }
        return try JSONDecoder().decode(type, from: Data(line))
    }
}

enum Base64 {
    static func encoded(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
