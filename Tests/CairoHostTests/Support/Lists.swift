import Drawing

/// A list of one layer.
func list(
  width: CGFloat = 40,
  height: CGFloat = 30,
  _ build: (inout DrawingCommands) -> Void
) -> DisplayList {
  var commands = DrawingCommands()
  build(&commands)
  return DisplayList(
    size: CGSize(width: width, height: height),
    layers: [DisplayList.Layer(kind: .overlays, commands: commands)]
  )
}

let black = RGBA(0x0000_00FF)
let red = RGBA(0xFF00_00FF)
let white = RGBA(0xFFFF_FFFF)
let everywhere = CGRect(x: 0, y: 0, width: 1000, height: 1000)

/// The straight line between two points.
func line(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) -> Path {
  Path { $0.addLines([CGPoint(x: x0, y: y0), CGPoint(x: x1, y: y1)]) }
}
