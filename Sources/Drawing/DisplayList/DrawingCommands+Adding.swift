extension DrawingCommands {
  /// Keeps the transform and the clip until the matching `restore`.
  public mutating func save() {
    add(.save) { _ in }
  }

  /// Brings back the transform and the clip of the matching `save`.
  public mutating func restore() {
    add(.restore) { _ in }
  }

  /// Maps all that follows.
  public mutating func concatenate(_ transform: CGAffineTransform) {
    add(.concatenate) { list in
      list.add(transform.a)
      list.add(transform.b)
      list.add(transform.c)
      list.add(transform.d)
      list.add(transform.tx)
      list.add(transform.ty)
    }
  }

  /// Shifts all that follows.
  public mutating func translate(x: CGFloat, y: CGFloat) {
    concatenate(CGAffineTransform(translationX: x, y: y))
  }

  /// Draws what follows only inside the outline.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    add(.clip) { list in
      list.words.append(style.isEOFilled ? 1 : 0)
      list.add(path)
    }
  }

  /// Draws what follows, up to the matching `endGroup`, as one picture of that opacity.
  public mutating func beginGroup(opacity: Double) {
    add(.beginGroup) { $0.add(CGFloat(opacity)) }
  }

  /// Ends the picture that the matching `beginGroup` started.
  public mutating func endGroup() {
    add(.endGroup) { _ in }
  }

  /// Fills an outline.
  public mutating func fill(_ path: Path, with color: RGBA, style: FillStyle = FillStyle()) {
    if path.isEmpty || color.bits & 0xFF == 0 { return }
    add(.fill) { list in
      list.words.append(color.bits)
      list.words.append(style.isEOFilled ? 1 : 0)
      list.add(path)
    }
  }

  /// Fills a rectangle.
  public mutating func fill(_ rect: CGRect, with color: RGBA) {
    fill(Path(rect), with: color)
  }

  /// Strokes an outline.
  public mutating func stroke(_ path: Path, with color: RGBA, style: StrokeStyle) {
    if path.isEmpty || color.bits & 0xFF == 0 || style.lineWidth <= 0 { return }
    add(.stroke) { list in
      list.addStroke(color: color, style: style)
      list.add(path)
    }
  }

  /// Strokes straight lines through points that lie in parts of a buffer, without making a path of them.
  ///
  /// `points` holds x and y of each point in turn, and `runs` the number of points of each part in turn. A part of one
  /// point is drawn as a dot where the cap is round.
  package mutating func strokeRuns(
    _ points: [Float],
    runs: [Int],
    with color: RGBA,
    style: StrokeStyle
  ) {
    strokeRuns(points, runs: runs, closesRings: false, with: color, style: style)
  }

  /// Strokes straight lines as ``strokeRuns(_:runs:with:style:)`` does, and closes the parts that end where they begin.
  package mutating func strokeRings(
    _ points: [Float],
    runs: [Int],
    with color: RGBA,
    style: StrokeStyle
  ) {
    strokeRuns(points, runs: runs, closesRings: true, with: color, style: style)
  }

  /// Fills outlines of straight lines that lie in parts of a buffer as those of
  /// ``strokeRuns(_:runs:with:style:)`` do; what lies inside of two outlines is a hole.
  package mutating func fillRings(_ points: [Float], runs: [Int], with color: RGBA) {
    if points.isEmpty || color.bits & 0xFF == 0 { return }
    add(.fill) { list in
      list.words.append(color.bits)
      list.words.append(1)
      list.addRings(points, runs: runs)
    }
  }

  /// Draws what follows only inside such outlines.
  package mutating func clip(toRings points: [Float], runs: [Int]) {
    add(.clip) { list in
      list.words.append(1)
      list.addRings(points, runs: runs)
    }
  }

  private mutating func addRings(_ points: [Float], runs: [Int]) {
    var position = 0
    for count in runs where count > 0 {
      words.append(Verb.move.rawValue | 1 << 8)
      words.append(points[position].bitPattern)
      words.append(points[position + 1].bitPattern)
      words.append(Verb.line.rawValue | UInt32(count - 1) << 8)
      for index in position + 2..<position + 2 * count { words.append(points[index].bitPattern) }
      words.append(Verb.close.rawValue)
      position += 2 * count
    }
  }

  private mutating func strokeRuns(
    _ points: [Float],
    runs: [Int],
    closesRings: Bool,
    with color: RGBA,
    style: StrokeStyle
  ) {
    if points.isEmpty || color.bits & 0xFF == 0 || style.lineWidth <= 0 { return }
    add(.stroke) { list in
      list.addStroke(color: color, style: style)
      var position = 0
      for count in runs where count > 0 {
        let start = list.words.count
        list.words.append(Verb.move.rawValue | 1 << 8)
        list.words.append(points[position].bitPattern)
        list.words.append(points[position + 1].bitPattern)
        let rest = count > 1 ? (position + 2)..<(position + 2 * count) : position..<(position + 2)
        list.words.append(Verb.line.rawValue | UInt32(rest.count / 2) << 8)
        for index in rest { list.words.append(points[index].bitPattern) }
        position += 2 * count
        let end = position - 2
        if closesRings, count > 2, points[end] == list.number(at: start + 1),
          points[end + 1] == list.number(at: start + 2)
        {
          list.words.append(Verb.close.rawValue)
        }
      }
    }
  }

  /// Draws a line of text.
  public mutating func draw(_ run: TextRun) {
    if run.text.isEmpty { return }
    add(.text) { list in
      list.add(run.origin)
      list.words.append(run.color.bits)
      list.words.append(run.haloColor.bits)
      list.add(CGFloat(run.haloWidth))
      list.add(CGFloat(run.font.size))
      list.words.append(UInt32(run.font.weight.value))
      list.words.append(UInt32(run.font.design.rawValue) | (run.font.isItalic ? 1 << 8 : 0))
      list.add(run.text)
    }
  }

  /// Draws a picture that the host keeps.
  public mutating func draw(_ image: ImageHandle, in rect: CGRect) {
    add(.image) { list in
      list.words.append(image.id)
      list.add(rect.origin)
      list.add(rect.size.width)
      list.add(rect.size.height)
    }
  }

  /// Draws a stamp with its origin at a place.
  public mutating func draw(_ stamp: Stamp, at point: CGPoint) {
    if stamp.commands.isEmpty { return }
    if lastStamp != stamp.id, !definedStamps.contains(stamp.id) { define(stamp) }
    lastStamp = stamp.id
    use(stamp.id, at: point)
  }

  /// Draws what the closure adds with its origin at a place.
  ///
  /// A stamp alone becomes a stamp at another place, so that thousands of them are short.
  public mutating func draw(at point: CGPoint, _ add: (inout DrawingCommands) -> Void) {
    let start = words.count
    add(&self)
    var position = start
    while position < words.count, words[position] & 0xFF == Operation.define.rawValue {
      position += 1 + Int(words[position] >> 8)
    }
    if position == words.count { return }
    let isStamp =
      words[position] & 0xFF == Operation.use.rawValue
      && position + 1 + Int(words[position] >> 8) == words.count
    if isStamp {
      for (index, length) in [(words.count - 2, point.x), (words.count - 1, point.y)] {
        words[index] = (Float(bitPattern: words[index]) + Float(length)).bitPattern
      }
      return
    }
    var shift = DrawingCommands()
    shift.save()
    shift.translate(x: point.x, y: point.y)
    words.insert(contentsOf: shift.words, at: start)
    restore()
  }

  mutating func define(_ stamp: Stamp) {
    definedStamps.insert(stamp.id)
    add(.define) { list in
      list.add(stamp.id)
      list.words += stamp.commands.words
    }
  }

  mutating func use(_ id: UInt64, at point: CGPoint) {
    add(.use) { list in
      list.add(id)
      list.add(point)
    }
  }
}

extension DrawingCommands {
  private func number(at index: Int) -> Float {
    Float(bitPattern: words[index])
  }

  private mutating func add(_ id: UInt64) {
    words.append(UInt32(truncatingIfNeeded: id))
    words.append(UInt32(truncatingIfNeeded: id >> 32))
  }

  mutating func add(_ operation: Operation, _ body: (inout DrawingCommands) -> Void) {
    let start = words.count
    words.append(0)
    body(&self)
    let count = words.count - start - 1
    // A host could not tell where such a command ends. Callers split what could grow so long.
    precondition(count <= Self.maximumCount, "a drawing command has at most 16,777,215 words")
    words[start] = operation.rawValue | UInt32(count) << 8
  }

  mutating func add(_ number: CGFloat) {
    words.append(Float(number).bitPattern)
  }

  mutating func add(_ point: CGPoint) {
    add(point.x)
    add(point.y)
  }

  private mutating func add(_ text: String) {
    let lengthIndex = words.count
    words.append(0)
    var word: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      word |= UInt32(byte) << UInt32(count % 4 * 8)
      count += 1
      if count % 4 == 0 {
        words.append(word)
        word = 0
      }
    }
    if count % 4 != 0 { words.append(word) }
    words[lengthIndex] = UInt32(count)
  }

  mutating func addStroke(color: RGBA, style: StrokeStyle) {
    words.append(color.bits)
    add(style.lineWidth)
    words.append(UInt32(style.lineCap.rawValue) | UInt32(style.lineJoin.rawValue) << 8)
    add(style.miterLimit)
    add(style.dashPhase)
    words.append(UInt32(style.dash.count))
    for length in style.dash { add(length) }
  }

  mutating func add(_ path: Path) {
    var lineIndex = -1
    for element in path.elements {
      if case .line(let point) = element, lineIndex >= 0 {
        words[lineIndex] += 1 << 8
        add(point)
        continue
      }
      lineIndex = -1
      switch element {
      case .move(let point):
        words.append(Verb.move.rawValue | 1 << 8)
        add(point)
      case .line(let point):
        lineIndex = words.count
        words.append(Verb.line.rawValue | 1 << 8)
        add(point)
      case .quadCurve(let point, let control):
        words.append(Verb.quadCurve.rawValue | 2 << 8)
        add(control)
        add(point)
      case .curve(let point, let control1, let control2):
        words.append(Verb.curve.rawValue | 3 << 8)
        add(control1)
        add(control2)
        add(point)
      case .closeSubpath:
        words.append(Verb.close.rawValue)
      }
    }
  }
}
