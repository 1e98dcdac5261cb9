import CGTK
import Foundation
@testable import GTK
import TestSupport
import Testing

@MainActor @Suite("What C has made", .serialized)
struct WrappedTypesTests {
    init() { Stage.open() }

    /// Classes with another name than C's without its prefix, and C's name.
    private static let renamed = [
        "GtkCalendar": "CalendarView", "GtkCssProvider": "StyleSheet", "GtkEventController": "Controller",
        "GtkPrintContext": "PrintSheet", "GtkSettings": "ToolkitSettings", "GtkShortcutController": "Shortcuts",
        "GSimpleAction": "Action", "GdkContentProvider": "DragContent", "GDBusConnection": "Bus",
        "GNotification": "DesktopNotification",
    ]

    @Test("toolkit row 10: what C makes by itself is wrapped in its class, and so is a class of C below it")
    func made() {
        // What only GDK, a printer, a bus or a schema can make; their own tests have them.
        let made = [
            "GtkPrintContext", "GdkClipboard", "GDBusConnection", "GSettings", "GtkApplication", "GtkWindowControls",
        ]
        var count = 0
        for (type, _) in wrappedTypes() {
            let name = String(cString: g_type_name(type))
            guard !has(G_TYPE_FLAG_ABSTRACT, type), !made.contains(name) else { continue }
            for each in [type, below(type, name: name)] {
                guard each != 0, let instance = g_object_new_with_properties(each, 0, nil, nil) else { continue }
                g_object_ref_sink(instance)
                let object = TypeTable.object(borrowing: UnsafeMutableRawPointer(instance))
                #expect("\(Swift.type(of: object))" == Self.renamed[name] ?? withoutPrefix(name), "\(name)")
                #expect(TypeTable.object(borrowing: UnsafeMutableRawPointer(instance)) === object)
                count += 1
                if let window = object as? Window { window.destroy() }
                g_object_unref(instance)
            }
        }
        #expect(count > 90)
    }

    @Test("toolkit row 10: every public class above a class of C is among those that C's objects are wrapped in")
    func complete() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/GTK")
            .standardized
        var parents: [String: String] = [:]
        var open: Set<String> = []
        let pattern = /(?m)^(?:public |public final |open )class (\w+)(<[^>]*>)?: (\w+)/
        for case let file as URL in FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
            ?? .init()
        where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: pattern) {
                parents[String(match.1)] = String(match.3)
                // Only who makes it knows what its elements are.
                if match.2 == nil { open.insert(String(match.1)) }
            }
        }
        func isObject(_ name: String) -> Bool {
            name == "Object" || parents[name].map(isObject) == true
        }
        // Made by Swift alone, or handed out for a closure's time.
        let ours: Set = [
            "AlertWindow", "CellFactory", "CustomWidget", "LiveRegion", "ListModel", "PrintOperation", "ReportAction",
            "SectionCell", "Selection", "SymbolicIcon", "TextLayout", "TreeCell", "WebView",
        ]
        let table = try String(contentsOf: sources.appending(path: "Object/WrappedTypes.swift"), encoding: .utf8)
        let wrapped = Set(table.matches(of: /\{ (\w+)\(\$0\) \}/).map { String($0.1) })
        let missing = open.filter(isObject).subtracting(ours).subtracting(wrapped)
        #expect(missing.isEmpty, "not in WrappedTypes.swift: \(missing.sorted())")
    }

    private func withoutPrefix(_ name: String) -> String {
        for prefix in ["Gtk", "Gdk", "G"] where name.hasPrefix(prefix) { return String(name.dropFirst(prefix.count)) }
        return name
    }

    private func has(_ flag: GTypeFlags, _ type: GType) -> Bool {
        g_type_test_flags(type, guint(flag.rawValue)) != 0
    }

    /// A class of C below `type`, as a program's own library in C would have it; 0 where the type is final.
    private func below(_ type: GType, name: String) -> GType {
        guard !has(G_TYPE_FLAG_FINAL, type) else { return 0 }
        var query = GTypeQuery()
        g_type_query(type, &query)
        let own = "TestBelow\(name)"
        let known = g_type_from_name(own)
        return known != 0
            ? known
            : g_type_register_static_simple(
                type, own, query.class_size, nil, query.instance_size, nil, GTypeFlags(rawValue: 0))
    }
}
