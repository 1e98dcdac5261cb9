internal import Foundation

/// The first hundred bytes of a copy of a damaged database, which say what the rest is.
///
/// SQLite reads nothing of a file whose header is wrong, also where all that matters is in order.
struct DamagedHeader {
    private static let magic = Data("SQLite format 3\0".utf8)
    private static let length = 100

    let file: URL

    init(_ file: URL) { self.file = file }

    /// Puts right what can be known: that it is a database, the size of its pages, and how many it has.
    ///
    /// - Throws: What the system says.
    func mend() throws {
        let handle = try FileHandle(forUpdating: file)
        defer { handle.closeFile() }
        let size = try handle.seekToEnd()
        try handle.seek(toOffset: 0)
        // What comes after the header says whether the first page is one of a table, as it has to be.
        guard var page = try handle.read(upToCount: Self.length + 1), page.count == Self.length + 1,
            page[Self.length] == 0x0D || page[Self.length] == 0x05
        else { return }
        var pageSize = Int(page[16]) << 8 | Int(page[17])
        if pageSize == 1 { pageSize = 65_536 }
        let isKnown =
            page.prefix(16) == Self.magic && (512...65_536).contains(pageSize) && pageSize.nonzeroBitCount == 1
        if !isKnown || !(1...2).contains(page[18]) || !(1...2).contains(page[19]) || page[20] != 0 {
            pageSize = 4_096
            page = Self.usual + page.suffix(1)
        }
        // What was cut off is missed page by page, and not the whole.
        let pages = UInt32(clamping: Int(size) / pageSize)
        page.replaceSubrange(28..<32, with: Self.bytes(pages))
        page.replaceSubrange(92..<96, with: page[24..<28])
        // The list of free pages may be wrong, and nothing is to be written.
        page.replaceSubrange(32..<40, with: Data(count: 8))
        try handle.seek(toOffset: 0)
        try handle.write(contentsOf: page.prefix(Self.length))
        try handle.truncate(atOffset: UInt64(pages) * UInt64(pageSize))
    }

    /// The header of a library as this program makes it.
    private static var usual: Data {
        var header = Data(count: length)
        header.replaceSubrange(0..<16, with: magic)
        header.replaceSubrange(16..<24, with: [0x10, 0, 2, 2, 0, 64, 32, 32])
        header.replaceSubrange(24..<28, with: bytes(1))
        header.replaceSubrange(40..<48, with: bytes(1) + bytes(4))
        header.replaceSubrange(56..<60, with: bytes(1))
        header.replaceSubrange(96..<100, with: bytes(3_040_001))
        return header
    }

    private static func bytes(_ number: UInt32) -> Data {
        Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) })
    }
}
