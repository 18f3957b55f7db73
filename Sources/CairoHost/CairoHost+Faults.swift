internal import Drawing

extension CairoHost {
  /// Reports the faults of one drawing.
  func report(_ faults: ReplayFaults) {
    if faults.leftOutCount > 0 {
      report(
        "drawing commands with numbers that are not finite or too large were left out:"
          + " \(faults.leftOutCount)"
      )
    }
    if faults.unmatchedCount > 0 {
      report("saves or groups in a display list have no end, or no start: \(faults.unmatchedCount)")
    }
    if faults.overdashedCount > 0 {
      report(
        "lines with more than \(Replay<Painter>.maximumDashCount) dashes were drawn whole:"
          + " \(faults.overdashedCount)"
      )
    }
  }

  /// Reports that there is no font, once.
  func reportMissingFont() {
    if hasLookedForFont { return }
    hasLookedForFont = true
    if installedFamily(of: .default) != nil { return }
    report("no font is installed: text has no extent and is not drawn")
  }

  /// Reports the images that a drawing asked for and that are not kept.
  func report(missing images: Set<ImageHandle>) {
    if images.isEmpty { return }
    let numbers = images.map { $0.id }.sorted().map { String($0) }
    report("images were drawn that are not kept: \(numbers.joined(separator: ", "))")
  }
}
