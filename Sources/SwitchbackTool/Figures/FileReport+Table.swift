import Foundation

extension FileReport {
  /// What stands where a file does not tell.
  private static let unknown = "-"

  /// The files in lines with their figures, and all together if there are several.
  static func table(of reports: [FileReport]) -> String {
    guard !reports.isEmpty else { return "" }
    var table = Table([
      ("file", .left), ("tracks", .right), ("routes", .right), ("waypoints", .right),
      ("points", .right), ("distance", .right), ("ascent", .right), ("descent", .right),
      ("duration", .right),
    ])
    var total = Figures()
    for report in reports {
      table.append([report.input.displayName] + cells(of: report.figures))
      total += report.figures
    }
    if reports.count > 1 { table.append(["total"] + cells(of: total)) }
    return table.text
  }

  private static func cells(of figures: Figures) -> [String] {
    [
      "\(figures.tracks)",
      "\(figures.routes)",
      "\(figures.waypoints)",
      "\(figures.points)",
      String(format: "%.2f km", figures.distance / 1000),
      figures.ascent.map { String(format: "%.0f m", $0) } ?? unknown,
      figures.descent.map { String(format: "%.0f m", $0) } ?? unknown,
      figures.duration.map(clock) ?? unknown,
    ]
  }

  /// Hours and minutes, rounded to the nearest minute.
  private static func clock(_ seconds: Double) -> String {
    let minutes = Int((seconds / 60).rounded())
    return String(format: "%d:%02d", minutes / 60, minutes % 60)
  }
}
