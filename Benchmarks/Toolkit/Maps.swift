import BenchSupport
import Foundation
import GTK
import Map

/// Moves the map with 1,000 pins: sideways, closer, and back; the counterpart is `Benchmarks/C/map.c`.
@MainActor
enum Maps {
    static func measure(file: String, frames: Int) {
        let map = MapPanel("Places", source: .bundled(file: file), region: region(frame: 0, of: frames))
        map.pins = pins
        let probe = FrameProbe.shown(map, width: 900, height: 600)
        probe.settle(for: .milliseconds(1500))

        var times: [Double] = []
        var (began, frame): (Moment?, Int) = (nil, 0)
        let start = Moment.now
        probe.onFrame = {
            if let began { times.append((probe.painted - began).processor) }
            began = nil
        }
        let animation = Animation(on: map, duration: .seconds(600)) { _ in
            guard frame < frames else { return }
            began = .now
            frame += 1
            map.region = region(frame: frame, of: frames)
        }
        MainLoop.run { frame >= frames && began == nil }
        animation.cancel()
        probe.settle(for: .milliseconds(1000))
        let total = (Moment.now - start).processor
        print(
            "frames", times.reduce(0, +).text, "worst", (times.max() ?? 0).text, "total", total.text, "resident",
            residentMemory().text)
    }

    /// The way that both sides take.
    private static func region(frame: Int, of frames: Int) -> MapRegion {
        let third = frames / 3
        let longitude = 16 + Double(min(frame, third)) * 0.1
        var zoom = 5.0
        if frame > 2 * third {
            zoom = 8 - 3 * Double(frame - 2 * third) / Double(frames - 2 * third)
        } else if frame > third {
            zoom = 5 + 3 * Double(frame - third) / Double(third)
        }
        return MapRegion(center: Coordinate(latitude: 48, longitude: longitude), zoom: zoom)
    }

    private static var pins: [MapPin] {
        var seed: UInt64 = 7
        func chance() -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(seed >> 11) / Double(UInt64(1) << 53)
        }
        return (0..<1000).map { index in
            let latitude = 35 + 30 * chance()
            return MapPin(
                id: "\(index)", title: "Place \(index)",
                coordinate: Coordinate(latitude: latitude, longitude: -10 + 50 * chance()))
        }
    }
}
