internal import Drawing

/// The colours along a line: from each to the next in small steps.
struct GradientBands {
  /// The largest difference between two neighbouring steps, of 255.
  private static let step = 6

  /// The most opaque of the colours, which are all drawn as opaque as that.
  let opacity: Double

  private let colors: [RGBA]
  private let locations: [Double]

  init(colors: [RGBA], locations: [Double]) {
    var opacity: UInt32 = 0
    for color in colors { opacity = max(opacity, color.bits & 0xFF) }
    self.opacity = Double(opacity) / 255
    self.colors = colors.map { RGBA($0.bits | 0xFF) }
    // Locations that do not rise count as the largest so far.
    var largest = 0.0
    self.locations = locations.map { location in
      largest = max(largest, min(location.isFinite ? location : 0, 1))
      return largest
    }
  }

  /// The colour at a share of the length, and the share up to which it holds.
  func band(at location: Double) -> (color: RGBA, end: Double) {
    var lower = 0
    var upper = locations.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if locations[middle] <= location { lower = middle + 1 } else { upper = middle }
    }
    guard lower > 0 else { return (colors[0], locations[0]) }
    guard lower < colors.count else { return (colors[colors.count - 1], .infinity) }
    let first = colors[lower - 1]
    let second = colors[lower]
    let start = locations[lower - 1]
    let length = locations[lower] - start
    let steps = Self.steps(from: first, to: second)
    let index = min(Double(steps - 1), ((location - start) / length * Double(steps)).rounded(.down))
    return (
      first.mixed(with: second, (index + 0.5) / Double(steps)),
      start + length * (index + 1) / Double(steps)
    )
  }

  private static func steps(from first: RGBA, to second: RGBA) -> Int {
    var largest = 0
    for shift in [8, 16, 24] as [UInt32] {
      let difference = Int(first.bits >> shift & 0xFF) - Int(second.bits >> shift & 0xFF)
      largest = max(largest, abs(difference))
    }
    return max(1, (largest + step - 1) / step)
  }
}

extension RGBA {
  fileprivate func mixed(with other: RGBA, _ fraction: Double) -> RGBA {
    var bits: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let first = Double(self.bits >> shift & 0xFF)
      let second = Double(other.bits >> shift & 0xFF)
      bits |= UInt32((first + (second - first) * fraction).rounded()) << shift
    }
    return RGBA(bits)
  }
}
