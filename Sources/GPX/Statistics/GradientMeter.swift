/// Measures gradients: the slope of the straight line that fits the elevations around a point best.
///
/// The profile runs straight from elevation to elevation. Over a window of length *w* around a middle *c*, the line
/// with the least squares of distance from the profile *h(s)* rises by 12/*w*³ · ∫ (*s* − *c*) *h(s)* d*s* a metre.
/// So the way is what counts, and not how many points it has: a halt with a thousand points weighs nothing. At the
/// ends of the profile the window is moved inwards.
///
/// Source: A. Savitzky, M. J. E. Golay, *Smoothing and differentiation of data by simplified least squares
/// procedures*, Analytical Chemistry 36 (1964) 1627–1639, here for a first derivative and a continuous profile.
struct GradientMeter {
  /// The length of the window in metres.
  private let window: Double

  private let profile: PiecewiseLine

  /// The first of the profile's points that does not lie before the window.
  private var first = 0

  /// The last of the profile's points that does not lie behind the window; one before `first` where none is inside.
  private var last = -1

  /// The integrals over the pieces from `first` to `last`, about `origin`.
  private var whole = PiecewiseLine.Integral()
  private var origin = 0.0

  /// Prepares for a profile that is at least as long as the window.
  private init(_ profile: PiecewiseLine, window: Double) {
    self.window = window
    self.profile = profile
  }

  /// Gives the gradient at each point that has an elevation, in percent, to a function, in the order of the points;
  /// nil at others, and where the profile is shorter than the window.
  ///
  /// There is one elevation and one distance a point; distances never fall.
  ///
  /// - Complexity: linear.
  static func forEach(
    _ elevations: NumberColumn,
    along distances: [Double],
    window: Double,
    _ body: (Double?) -> Void
  ) {
    let profile = PiecewiseLine(elevations, along: distances)
    let isLongEnough = profile.length >= window
    var meter = GradientMeter(profile, window: window)
    for row in elevations.indices {
      let isKnown = isLongEnough && elevations.isPresent(row)
      body(isKnown ? 100 * meter.slope(at: distances[row]) : nil)
    }
  }

  /// The slope at a place of the profile, which must not lie before that of the last call.
  private mutating func slope(at place: Double) -> Double {
    let start = max(profile.start, min(place - window / 2, profile.end - window))
    let end = min(start + window, profile.end)
    move(to: start, end)
    let centre = (start + end) / 2
    var moment = whole.moment - (centre - origin) * whole.area
    if first > last {
      moment = profile.integral(piece: last, from: start, to: end, about: centre).moment
    } else {
      let before = profile.distances[first]
      let behind = profile.distances[last]
      if before > start {
        moment += profile.integral(piece: first - 1, from: start, to: before, about: centre).moment
      }
      if behind < end {
        moment += profile.integral(piece: last, from: behind, to: end, about: centre).moment
      }
    }
    return 12 * moment / (window * window * window)
  }

  /// Moves the window on, and with it what is known of the pieces inside.
  private mutating func move(to start: Double, _ end: Double) {
    let distances = profile.distances
    while first < distances.count, distances[first] < start {
      if first < last { add(piece: first, sign: -1) }
      first += 1
    }
    last = max(last, first - 1)
    if first >= last {
      // Nothing remains of the rounding of what has been added and taken away.
      whole = PiecewiseLine.Integral()
      origin = start
    } else if start - origin > window {
      // Integrals about a place nearby keep their digits.
      whole.moment -= (start - origin) * whole.area
      origin = start
    }
    while last + 1 < distances.count, distances[last + 1] <= end {
      if last >= first { add(piece: last, sign: 1) }
      last += 1
    }
  }

  private mutating func add(piece: Int, sign: Double) {
    let integral = profile.integral(
      piece: piece,
      from: profile.distances[piece],
      to: profile.distances[piece + 1],
      about: origin
    )
    whole.area += sign * integral.area
    whole.moment += sign * integral.moment
  }
}
