internal import Foundation
internal import GRDB

extension StoreError.Cause {
    init(_ error: DatabaseError) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH: self = .notWritable
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .corrupt
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        case .SQLITE_IOERR where error.extendedResultCode != .SQLITE_IOERR_READ: self = .notWritable
        default: self = .other
        }
    }

    init(_ error: any Error) {
        switch error {
        case let error as POSIXError: self.init(error.code)
        case let error as CocoaError:
            if let underlying = error.underlying as? POSIXError {
                self.init(underlying.code)
            } else {
                self.init(error.code)
            }
        default: self = .other
        }
    }

    private init(_ code: POSIXErrorCode) {
        switch code {
        case .ENOSPC, .EDQUOT: self = .diskFull
        case .EROFS, .EACCES, .EPERM, .ENOTDIR, .ENOENT, .EISDIR, .EEXIST: self = .notWritable
        case .EWOULDBLOCK, .EBUSY: self = .busy
        default: self = .other
        }
    }

    private init(_ code: CocoaError.Code) {
        switch code {
        case .fileWriteOutOfSpace: self = .diskFull
        case .fileWriteNoPermission, .fileWriteVolumeReadOnly, .fileReadNoPermission, .fileWriteUnknown,
            .fileWriteFileExists, .fileNoSuchFile:
            self = .notWritable
        default: self = .other
        }
    }
}
