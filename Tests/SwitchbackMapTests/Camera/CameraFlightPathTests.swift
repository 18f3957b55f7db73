import Testing

@testable import SwitchbackMap

/// Values of the formulas of van Wijk and Nuij, worked out apart from this code for a view of 1000 points and ρ = 1.42.
@Suite struct CameraFlightPathTests {
  @Test func `crosses at one zoom by rising to five views`() {
    let path = CameraFlightPath(startWidth: 1000, endWidth: 1000, distance: 5000)
    #expect(abs(path.length - 3.268236) < 1e-6)
    #expect(abs(path.width(at: path.length / 2) - 5139.230) < 1e-3)
    #expect(abs(path.travelled(at: path.length / 2) - 2500) < 1e-9)
  }

  @Test func `sinks four levels while it crosses`() {
    let path = CameraFlightPath(startWidth: 1000, endWidth: 62.5, distance: 5000)
    #expect(abs(path.length - 5.214028) < 1e-6)
    #expect(abs(path.width(at: path.length / 2) - 2385.372) < 1e-3)
    #expect(abs(path.travelled(at: path.length / 2) - 4705.882) < 1e-3)
  }

  @Test func `rises four levels over next to no distance`() {
    let path = CameraFlightPath(startWidth: 1000, endWidth: 16_000, distance: 1)
    #expect(abs(path.length - 1.952527) < 1e-6)
    #expect(abs(path.width(at: path.length / 2) - 4000) < 0.1)
  }

  // The textbook's logarithm gives -infinity here.
  @Test func `rises ten levels over next to no distance`() {
    let path = CameraFlightPath(startWidth: 1000, endWidth: 1_024_000, distance: 1)
    #expect(abs(path.length - 4.881318) < 1e-6)
    #expect(abs(path.width(at: path.length / 2) - 32_000) < 0.1)
    #expect(abs(path.travelled(at: path.length) - 1) < 1e-6)
  }

  @Test(arguments: [0, 1e-9, 1e-7, 1e-6, 1e-3, 1, 1e3, 1e6])
  func `ends where it is sent, at any distance and over any number of levels`(distance: Double) {
    for start in 0...22 {
      for end in 0...22 {
        let width = Double(1 << start)
        let path = CameraFlightPath(
          startWidth: width,
          endWidth: Double(1 << end),
          distance: distance
        )
        #expect(path.length.isFinite && path.length >= 0)
        #expect(abs(path.width(at: path.length) / Double(1 << end) - 1) < 1e-5)
        #expect(abs(path.travelled(at: path.length) - distance) <= max(1e-6, distance * 1e-6))
      }
    }
  }

  @Test func `rises no higher than the widest view that there is`() {
    let path = CameraFlightPath(
      startWidth: 1000,
      endWidth: 1000,
      distance: 50_000,
      widest: 4000
    )
    // The peak of a long way between equal widths is the root of w₀² + (ρ² · u ∕ 2)².
    for step in 0...100 {
      #expect(path.width(at: path.length * Double(step) / 100) <= 4123.2)
    }
    let free = CameraFlightPath(startWidth: 1000, endWidth: 1000, distance: 50_000)
    #expect(free.width(at: free.length / 2) > 50_000)
  }
}
