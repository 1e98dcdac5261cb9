internal import CGTK

/// A box that carries a Swift value through C's `user_data`; C frees it through a destroy notify.
final class Carried<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }

    /// Returns a pointer that owns one reference to a new box.
    static func retained(_ value: Value) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Carried(value)).toOpaque()
    }

    /// Returns the value of a box that C still owns.
    static func value(_ data: UnsafeMutableRawPointer?) -> Value? {
        data.map { Unmanaged<Carried<Value>>.fromOpaque($0).takeUnretainedValue().value }
    }

    /// Returns the value of a box whose ownership C gives back.
    static func take(_ data: UnsafeMutableRawPointer?) -> Value? {
        data.map { Unmanaged<Carried<Value>>.fromOpaque($0).takeRetainedValue().value }
    }
}

/// Frees any box created by `Carried.retained`.
let releaseCarried: @convention(c) (UnsafeMutableRawPointer?) -> Void = { data in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
}
