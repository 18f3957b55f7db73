extension DrawingCommands {
  /// Fills an outline.
  public mutating func fill(_ path: Path, with paint: Paint, style: FillStyle = FillStyle()) {
    switch paint {
    case .color(let color): fill(path, with: color, style: style)
    case .gradient(let gradient): fill(path, with: gradient, style: style)
    }
  }

  /// Strokes an outline.
  public mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    switch paint {
    case .color(let color): stroke(path, with: color, style: style)
    case .gradient(let gradient): stroke(path, with: gradient, style: style)
    }
  }

  /// Fills an outline with colours that go over into each other.
  public mutating func fill(
    _ path: Path,
    with gradient: GradientPaint,
    style: FillStyle = FillStyle()
  ) {
    if path.isEmpty || gradient.isClear { return }
    add(.fillGradient) { list in
      list.add(gradient)
      list.words.append(style.isEOFilled ? 1 : 0)
      list.add(path)
    }
  }

  /// Strokes an outline with colours that go over into each other.
  public mutating func stroke(
    _ path: Path,
    with gradient: GradientPaint,
    style: StrokeStyle
  ) {
    if path.isEmpty || gradient.isClear || style.lineWidth <= 0 { return }
    add(.strokeGradient) { list in
      list.add(gradient)
      list.addStroke(color: .clear, style: style)
      list.add(path)
    }
  }

  private mutating func add(_ gradient: GradientPaint) {
    switch gradient.shape {
    case .linear(let start, let end):
      words.append(0)
      add(start)
      add(end)
      add(0)
      add(0)
    case .radial(let center, let startRadius, let endRadius):
      words.append(1)
      add(center)
      add(center)
      add(startRadius)
      add(endRadius)
    }
    words.append(UInt32(gradient.stops.count))
    for stop in gradient.stops {
      add(CGFloat(stop.location))
      words.append(stop.color.bits)
    }
  }
}

extension DrawingCommands.Iterator {
  mutating func gradient() -> GradientPaint? {
    guard let kind = word(), let start = point(), let end = point(), let startRadius = number(),
      let endRadius = number(), let count = word(), count <= GradientPaint.maximumStopCount
    else { return nil }
    var stops: [GradientPaint.Stop] = []
    for _ in 0..<count {
      guard let location = number(), let color = word() else { return nil }
      stops.append(GradientPaint.Stop(location: Double(location), color: RGBA(color)))
    }
    switch kind {
    case 0: return GradientPaint(.linear(start: start, end: end), stops: stops)
    case 1:
      return GradientPaint(
        .radial(center: start, startRadius: startRadius, endRadius: endRadius),
        stops: stops
      )
    default: return nil
    }
  }
}
