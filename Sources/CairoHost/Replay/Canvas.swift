internal import Drawing

/// What draws the commands of a list in one format.
///
/// It is given commands that have been checked: numbers are finite, transforms can be inverted, every `save` and
/// every group ends, and no point lies farther out than `Replay.maximumDistance`.
protocol Canvas {
  mutating func save()
  mutating func restore()
  mutating func concatenate(_ transform: CGAffineTransform)
  mutating func clip(to path: Path, style: FillStyle)
  mutating func beginGroup(opacity: Double)
  mutating func endGroup(opacity: Double)
  mutating func fill(_ path: Path, with paint: Paint, style: FillStyle)
  mutating func stroke(_ path: Path, with paint: Paint, style: StrokeStyle)
  mutating func draw(_ run: TextRun)
  mutating func draw(_ image: ImageHandle, in rect: CGRect)
}
