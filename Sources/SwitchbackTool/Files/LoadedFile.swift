import GPX

/// A file that was read.
struct LoadedFile {
  let input: InputFile

  /// Its bytes as they are.
  let bytes: [UInt8]

  /// What the bytes say.
  let document: Document

  /// Reads a file as far as it can be read.
  init(reading input: InputFile, in console: Console) throws(ToolError) {
    self.input = input
    bytes = try input.read(in: console)
    do throws(GPXError) {
      document = try Document(reading: bytes, options: .allProcessors)
    } catch {
      // What is missing has no place.
      guard error.kind != .emptyFile else {
        throw ToolError(input.displayName, error.kind.description)
      }
      throw ToolError(line: Self.line(input, error.line, error.column, error.kind.description))
    }
  }

  /// `ride.gpx:3:5: '12x' is not a decimal number`, with everything in it visible.
  private static func line(
    _ input: InputFile,
    _ line: Int,
    _ column: Int,
    _ message: String
  ) -> String {
    "\(input.displayName):\(line):\(column): \(message.visible)"
  }
}

// MARK: - What is wrong

extension LoadedFile {
  /// The most deviations of a file that are listed one by one for people; more hide the rest of the output.
  static let listedDeviations = 20

  /// Whether the file ends before it should: something is missing that nobody can know of.
  var isCutOff: Bool { earlyEnd != nil }

  /// A line for each deviation, and one for those that are too many to list; that the file ends early is listed in any
  /// case.
  var deviations: [String] {
    let listed = document.diagnostics.prefix(Self.listedDeviations)
    var lines = listed.map(line)
    let lateEnd = listed.contains { $0.code == .unexpectedEndOfFile } ? nil : earlyEnd
    let rest = document.diagnosticCount - lines.count - (lateEnd == nil ? 0 : 1)
    if rest > 0 {
      lines.append(
        "\(input.displayName): and \(rest) more; '\(Tool.name) \(InfoCommand.name) --json' lists"
          + " the first \(document.diagnostics.count)"
      )
    }
    if let lateEnd { lines.append(lateEnd) }
    return lines
  }

  /// What a person should know who sees the file drawn: a line for its early end, and one if something was mended
  /// or nothing is there to be seen.
  var drawingFaults: [String] {
    var lines = earlyEnd.map { [$0] } ?? []
    if !isDrawable {
      lines.append("\(input.displayName): nothing of it is drawn: \(reasonForEmptiness)")
    } else if mendedPlaces > 0 {
      let isAll = document.diagnosticCount == document.diagnostics.count
      lines.append(
        "\(input.displayName): mended or left out in \(isAll ? "" : "at least ")\(mendedPlaces)"
          + " \(mendedPlaces == 1 ? "place" : "places"); '\(Tool.name) \(InfoCommand.name)' lists \(mendedPlaces == 1 ? "it" : "them")"
      )
    }
    return lines
  }

  /// Why there is nothing to draw.
  private var emptiness: String {
    if let earlyEnd { return earlyEnd }
    return "\(input.displayName): there is nothing to draw: \(reasonForEmptiness)"
  }

  private var reasonForEmptiness: String {
    if mendedPlaces > 0 {
      return "no point that can be read; '\(Tool.name) \(InfoCommand.name)' says why"
    }
    return isCutOff ? "it ends before a point is complete" : "no track, route or waypoint"
  }

  /// A line that the file ends before it should, nil where it does not.
  var earlyEnd: String? {
    document.diagnostics.first { $0.code == .unexpectedEndOfFile }.map(line)
  }

  private var mendedPlaces: Int {
    document.diagnostics.count { $0.severity == .violation && $0.code != .unexpectedEndOfFile }
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    Self.line(input, diagnostic.line, diagnostic.column, diagnostic.message)
  }
}

// MARK: - Files to draw

extension LoadedFile {
  /// What a page or picture of files is called: the names that they give themselves, or those of the files.
  static func title(of files: [LoadedFile]) -> String {
    files.map(\.title).joined(separator: ", ")
  }

  private var title: String {
    let names =
      [document.metadata.name] + document.tracks.map(\.name) + document.routes.map(\.name)
    return names.lazy.compactMap(\.self).first { !$0.isEmpty } ?? input.title
  }

  /// Whether there is a point to draw.
  var isDrawable: Bool {
    !document.waypoints.isEmpty
      || document.routes.contains { !$0.points.isEmpty }
      || document.tracks.contains { $0.pointCount > 0 }
  }

  /// Reads the files that are to be drawn together; all or none, so that no picture lacks one in silence.
  static func readAll(
    _ inputs: [InputFile],
    in console: Console
  ) throws(ToolError) -> [LoadedFile] {
    var loaded: [LoadedFile] = []
    var lines: [String] = []
    for input in inputs {
      do throws(ToolError) {
        loaded.append(try LoadedFile(reading: input, in: console))
      } catch {
        lines += error.lines
      }
    }
    guard lines.isEmpty else { throw ToolError(lines: lines) }
    guard loaded.contains(where: \.isDrawable) else {
      throw ToolError(lines: loaded.map(\.emptiness))
    }
    return loaded
  }

  /// Says what a person should know about the files that were drawn.
  static func reportFaults(of files: [LoadedFile], in console: Console) -> ExitStatus {
    console.report(files.flatMap(\.drawingFaults))
    return files.contains(where: \.isCutOff) ? .failure : .success
  }
}
