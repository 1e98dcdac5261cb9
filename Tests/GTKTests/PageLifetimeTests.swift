import Foundation
import GTK
import TestSupport
import Testing

@MainActor @Suite("Pages opened and closed again and again", .serialized)
struct PageLifetimeTests {
    init() { Stage.open() }

    /// The memory of this process that is resident and no file's, in bytes. The kernel takes away pages of the program and its
    /// libraries, and reads them again, as it likes. What was freed is given back first, as a test before may have it given
    /// back in the midst of this one.
    private func ownMemory() -> Int {
        typealias Trim = @convention(c) (Int) -> Int32
        if let place = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(place, to: Trim.self)(0) }
        let statm = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = statm.split(separator: " ").compactMap { Int($0) }
        precondition(pages.count > 2, "/proc/self/statm has the resident pages and those of files, found «\(statm)»")
        return (pages[1] - pages[2]) * sysconf(Int32(_SC_PAGESIZE))
    }

    private func count(_ widget: Widget) -> Int { widget.children.reduce(1) { $0 + count($1) } }

    @Test("toolkit row 12: a page of two hundred widgets, opened and closed 1,000 times, leaves nothing behind")
    func page() {
        let window = Window()
        window.defaultSize = (800, 900)
        window.present()
        _ = Stage.wait { window.isMapped }
        defer { window.destroy() }
        var fillers = [0, 0]
        // Two pages take turns, so that every kind is on every second one.
        let kinds = [0, 1].map { half in Specimen.all.indices.filter { $0 % 2 == half }.map { Specimen.all[$0] } }
        func open(_ number: Int) -> Int {
            let page = Box(.vertical, kinds[number % 2].map { $0.make() })
            for number in 0..<fillers[number % 2] { page.append(Label("\(number)")) }
            window.child = ScrolledWindow(page)
            // A frame takes its sixtieth of a second; what it lays out and draws is tried often enough like this.
            if number % 25 == 0 { Stage.paint(window) }
            let widgets = number < 2 ? count(page) : 0
            window.child = nil
            MainLoop.drain()
            return widgets
        }
        let start = ContinuousClock.now
        for number in 0..<2 { fillers[number] = max(0, 200 - open(number)) }
        for number in 0..<2 { #expect(open(number) >= 200) }
        for number in 4..<100 { _ = open(number) }
        let (objects, memory) = (InstanceCount.byType, ownMemory())
        for number in 100..<1000 {
            _ = open(number)
            if number % 300 == 99 { print("page \(number): \((ownMemory() - memory) / 1024) KiB") }
        }
        let growth = ownMemory() - memory
        print("1,000 pages: \((ContinuousClock.now - start).milliseconds) ms, memory grew by \(growth / 1024) KiB")
        #expect(InstanceCount.lastingGrowth(since: objects) == [:])
        // A leak of one small object a page would be some hundreds of KiB. The sanitizer keeps what was freed for a while.
        #expect(growth < 4 << 20 || Stage.isSanitized)
    }
}
