internal import Foundation
internal import GRDB
internal import Glibc

extension StoreError.Cause {
    /// The cause as far as SQLite tells it.
    init(_ error: DatabaseError) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH: self = .notWritable
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .corrupt
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        default: self = .other
        }
    }

    /// The cause, with what the system says of the file where SQLite only says that it could not read or write: of a
    /// full disk the first sign may be that the index of the log cannot be made.
    init(_ error: DatabaseError, file: String) {
        self.init(error)
        guard [.SQLITE_IOERR, .SQLITE_CANTOPEN].contains(error.resultCode) else { return }
        let folder = URL(filePath: file).deletingLastPathComponent()
        if let lack = Files.lackOfRoom(in: folder, bytes: 64 << 10) {
            self.init(lack.code)
        } else if access(file, F_OK) == 0, access(file, W_OK) != 0 {
            self = .notWritable
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
        case .EROFS, .EACCES, .EPERM, .ENOTDIR, .ENOENT, .EISDIR, .EEXIST, .ELOOP: self = .notWritable
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
