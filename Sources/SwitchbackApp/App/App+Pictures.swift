#if !arch(wasm32)
internal import CairoHost
internal import Drawing
internal import Foundation

extension App {
  /// Does what the command line says, and ends the program with a status that tells how that went.
  public static func main() {
    let arguments = CommandLine.arguments
    let program = arguments.first?.split(separator: "/").last.map(String.init) ?? "program"
    exit(run(program, Array(arguments.dropFirst())))
  }

  private static func run(_ program: String, _ arguments: [String]) -> Int32 {
    let help = AppHelp(program: program)
    do throws(UsageError) {
      switch try AppOrder(arguments) {
      case .help:
        print(help.text, terminator: "")
        return 0
      case .window:
        complain(help.noWindow, help.usage)
        return misuse
      case .snapshot(let snapshot):
        return take(snapshot, of: program)
      }
    } catch {
      complain("\(program): \(error.message)", help.usage)
      return misuse
    }
  }

  private static func take(_ snapshot: Snapshot, of program: String) -> Int32 {
    do {
      let picture = try AppPicture(Self(), name: program, reports: { complain($0) }).bytes(snapshot)
      try Data(picture).write(to: URL(filePath: snapshot.path), options: .atomic)
      print(snapshot.path)
      return 0
    } catch let error as UsageError {
      complain("\(program): \(error.message)")
    } catch let error as CairoError {
      complain("\(program): \(error.description)")
    } catch {
      complain("\(snapshot.path): cannot be written: \(error.reason)")
    }
    return 1
  }

  private static func complain(_ lines: String...) {
    let text = lines.map { $0 + "\n" }.joined()
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// `EX_USAGE` of sysexits.h.
private let misuse: Int32 = 64

extension Error {
  /// What the system says of the fault, where it says something.
  fileprivate var reason: String {
    switch (self as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "no such directory"
    case .fileWriteNoPermission, .fileReadNoPermission: "permission denied"
    case .fileWriteOutOfSpace: "no space left on the disk"
    case .fileWriteVolumeReadOnly: "the disk is read-only"
    default: localizedDescription
    }
  }
}

#endif
