#if !arch(wasm32)
internal import CairoHost
internal import Drawing

/// What the command line of a program asks for.
enum AppOrder: Equatable {
  case help

  /// Show the window, which takes a system with windows.
  case window
  case snapshot(Snapshot)

  /// Reads the arguments after the name of the program.
  init(_ arguments: [String]) throws(UsageError) {
    if arguments.contains("--help") || arguments.contains("-h") {
      self = .help
    } else if arguments.isEmpty {
      self = .window
    } else {
      var reader = SnapshotReader(arguments)
      self = .snapshot(try reader.read())
    }
  }
}

/// Reads the options of a picture.
private struct SnapshotReader {
  private static let sizes = 1...Int(CairoHost.maximumPageLength)
  private static let scales = 0.25...8

  /// The times of a picture, in seconds: what moves is followed frame by frame up to it.
  private static let times = 0.0...600

  private var rest: ArraySlice<String>
  private var snapshot = Snapshot(path: "", format: .png)

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func read() throws(UsageError) -> Snapshot {
    while let argument = rest.popFirst() { try read(argument) }
    guard !snapshot.path.isEmpty else { throw UsageError("missing option '--snapshot OUT'") }
    return snapshot
  }

  private mutating func read(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = String(parts[0])
    var given = parts.count > 1 ? String(parts[1]) : nil
    defer { given = nil }
    switch option {
    case "--snapshot": try setPath(try value(of: option, given, "OUT"))
    case "--size": snapshot.size = try size(try value(of: option, given, "WxH"))
    case "--at":
      snapshot.time = try number(try value(of: option, given, "SECONDS"), option, Self.times)
    case "--scale":
      snapshot.scale = try number(try value(of: option, given, "N"), option, Self.scales)
    case "--wait":
      let seconds = try number(try value(of: option, given, "SECONDS"), option, Self.times)
      snapshot.steps.append(.wait(seconds))
    case "--tap": add(.activate, try value(of: option, given, "NAME"))
    case "--increment": add(.increment, try value(of: option, given, "NAME"))
    case "--decrement": add(.decrement, try value(of: option, given, "NAME"))
    case "--dark":
      guard given == nil else { throw UsageError("option '--dark' takes no value") }
      snapshot.isDark = true
    default:
      let kind = argument.hasPrefix("-") ? "option" : "argument"
      throw UsageError("unknown \(kind) '\(option)'")
    }
  }

  /// What stands after an equals sign, or is the next argument.
  private mutating func value(
    of option: String,
    _ given: String?,
    _ placeholder: String
  ) throws(UsageError) -> String {
    guard let value = given ?? rest.popFirst(), !value.isEmpty else {
      throw UsageError("option '\(option)' needs a value: \(option) \(placeholder)")
    }
    return value
  }

  private mutating func setPath(_ path: String) throws(UsageError) {
    let name = path.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    guard let ending, let format = Snapshot.Format(rawValue: ending.lowercased()) else {
      throw UsageError("'\(path)' is not the name of a picture: it must end in .png, .svg or .pdf")
    }
    snapshot.path = path
    snapshot.format = format
  }

  private func size(_ text: String) throws(UsageError) -> CGSize {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sides.count == 2, sides.allSatisfy(Self.sizes.contains) else {
      throw UsageError(
        "option '--size': '\(text)' is not two whole numbers from \(Self.sizes.lowerBound) to"
          + " \(Self.sizes.upperBound) with an x between, as in 800x600"
      )
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  private func number(
    _ text: String,
    _ option: String,
    _ range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard let number = Double(text), range.contains(number) else {
      throw UsageError(
        "option '\(option)': '\(text)' is not a number from \(range.lowerBound.shown) to"
          + " \(range.upperBound.shown)"
      )
    }
    return number
  }

  private mutating func add(_ action: AccessibilityElement.Action, _ name: String) {
    snapshot.steps.append(.perform(action, name: name))
  }
}

extension Double {
  /// The number as a person writes it.
  fileprivate var shown: String {
    self == rounded() ? String(Int(self)) : String(self)
  }
}

#endif
