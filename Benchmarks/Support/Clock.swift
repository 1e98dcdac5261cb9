internal import Foundation

/// Milliseconds on a clock that only goes forward.
public func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// Milliseconds that the processor has worked for this process, in all its threads and in the kernel.
public func processorTime() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
}

private func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }

/// A moment, or the time between two, in milliseconds.
public struct Moment: Sendable {
    /// By the clock on the wall; other programs' work counts as well.
    public var wall = 0.0
    /// Of the processor's work for this process; what others do does not count.
    public var processor = 0.0

    public init() {}

    public static var now: Moment {
        var moment = Moment()
        (moment.wall, moment.processor) = (BenchSupport.now(), processorTime())
        return moment
    }

    public static func - (later: Moment, earlier: Moment) -> Moment {
        var time = later
        time.wall -= earlier.wall
        time.processor -= earlier.processor
        return time
    }
}

/// Megabytes that this process holds now.
public func residentMemory() -> Double { memory("VmRSS:") }

/// The most megabytes that this process has held.
public func peakMemory() -> Double { memory("VmHWM:") }

private func memory(_ name: String) -> Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return (line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) } ?? 0) / 1024
}

extension Double {
    /// The number with three digits behind the point.
    public var text3: String { String(format: "%.3f", self) }
    /// The number with two digits behind the point.
    public var text: String { String(format: "%.2f", self) }
}

extension Array where Element == Double {
    /// The element in the middle when they are ordered; of an even number the upper one of two.
    public var median: Double { isEmpty ? .nan : sorted()[count / 2] }
    /// The greatest element.
    public var worst: Double { self.max() ?? .nan }
}
