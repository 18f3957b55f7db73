import Drawing

/// A wheel or a trackpad as a host hears of it: when, how far down, and whether the control key stands for a pinch.
struct WheelStream: Sendable, CustomStringConvertible {
  struct Step: Sendable {
    var time: Double
    var deltaY: Double
    var deltaX = 0.0
    var isPinch = false
  }

  let description: String
  let steps: [Step]

  var duration: Double { steps.last?.time ?? 0 }

  var distance: Double { steps.reduce(0) { $0 + $1.deltaY } }

  func events(at place: CGPoint, from start: Double) -> [InputEvent] {
    steps.map { step in
      var event = InputEvent(.wheel, time: start + step.time)
      event.location = place
      event.deltaY = step.deltaY
      event.deltaX = step.deltaX
      if step.isPinch { event.modifiers = .control }
      return event
    }
  }
}

// What browsers send, by their documents and by what they were seen to do: a notch is 100 points in Chromium on
// Windows, 120 on Linux and three lines in Firefox, which a host takes for 48 points; a wheel of high resolution sends
// parts of a notch. A trackpad sends one event a frame, first what the fingers do, then a decaying rest as they are
// gone. A pinch comes as a wheel with the control key, of small steps that no integer is.
extension WheelStream {
  /// One notch after another, a second and less apart.
  static let notches: [WheelStream] = [48, 100, 120, 133.5].flatMap { notch in
    [1.0, 0.2, 0.05].map { interval in
      WheelStream(
        description: "notches of \(notch) every \(interval) s",
        steps: (0..<4).map { Step(time: Double($0) * interval, deltaY: notch) }
      )
    }
  }

  /// A notch in eight parts, as a wheel without stops sends it.
  static let smoothWheel = WheelStream(
    description: "a notch in eight parts",
    steps: (0..<8).map { Step(time: Double($0) * 0.008, deltaY: 15) }
  )

  /// Two fingers that move so fast, and what goes on by itself after them.
  static func trackpad(peak: Double, isUp: Bool = false) -> WheelStream {
    var steps: [Step] = []
    let sign = isUp ? -1.0 : 1
    for index in 0..<18 {
      let part = Double(index) / 17
      steps.append(
        Step(
          time: Double(index) / 60,
          deltaY: sign * max(1, (peak * 4 * part * (1 - part / 1.02)).rounded()),
          deltaX: Double(index % 3) - 1
        )
      )
    }
    var rest = abs(steps[steps.count - 1].deltaY)
    while rest >= 1 {
      steps.append(Step(time: Double(steps.count) / 60, deltaY: sign * rest.rounded()))
      rest *= 0.94
    }
    return WheelStream(
      description: "a trackpad with a peak of \(peak)\(isUp ? ", upwards" : "")",
      steps: steps
    )
  }

  static let trackpads = [3.0, 12, 30, 60, 80].flatMap {
    [trackpad(peak: $0), trackpad(peak: $0, isUp: true)]
  }

  /// Fingers that go apart or together.
  static let pinches = [-4.7, -0.63, 0.41, 2.9, 9.3].map { delta in
    WheelStream(
      description: "a pinch by \(delta)",
      steps: (0..<20).map { Step(time: Double($0) / 60, deltaY: delta, isPinch: true) }
    )
  }
}
