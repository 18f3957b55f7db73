import Foundation

@testable import SwitchbackTool

/// What a run of the tool said and returned.
struct Outcome: Equatable {
  var status: Int32
  var output: String
  var errors: String
}

/// Surroundings that remember what was written.
final class Recorder {
  var input: [UInt8] = []
  var inputError: SystemError?
  var outputError: SystemError?
  var environment: [String: String] = [:]
  var programFolder = "/nowhere"
  var browserError: BrowserError?

  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private(set) var opened: [String] = []

  var console: Console {
    Console(
      readInput: { () throws(SystemError) in
        if let inputError = self.inputError { throw inputError }
        return self.input
      },
      output: ByteStream { bytes throws(SystemError) in
        if let outputError = self.outputError { throw outputError }
        self.output += bytes
      },
      errors: ByteStream { bytes throws(SystemError) in self.errors += bytes },
      environment: environment,
      programFolder: programFolder,
      openInBrowser: { path throws(BrowserError) in
        if let browserError = self.browserError { throw browserError }
        self.opened.append(path)
      }
    )
  }

  func run(_ arguments: String...) -> Outcome {
    let status = Tool.run(arguments: arguments, in: console)
    return Outcome(
      status: status,
      output: String(decoding: output, as: UTF8.self),
      errors: String(decoding: errors, as: UTF8.self)
    )
  }
}
