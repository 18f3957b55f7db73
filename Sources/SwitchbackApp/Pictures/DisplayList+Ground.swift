#if !arch(wasm32)
internal import Drawing

extension DisplayList {
  /// Paints all that the list is drawn on, below everything else.
  mutating func addGround(_ paint: RGBA) {
    var commands = DrawingCommands()
    commands.fill(Path(CGRect(origin: .zero, size: size)), with: paint)
    layers.insert(Layer(kind: .background, commands: commands), at: 0)
  }
}

#endif
