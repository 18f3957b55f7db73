internal import CFuzzer
internal import Foundation
internal import Properties

// libFuzzer drives this: it makes bytes, sees which of them lead where no others led, and makes more of those.
//
//   fuzz [OPTION…] FOLDER…    see https://llvm.org/docs/LibFuzzer.html

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  withUnsafeMutablePointer(to: &arguments) { arguments in
    arguments.withMemoryRebound(
      to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self,
      capacity: 1
    ) {
      LLVMFuzzerRunDriver(&count, $0) { start, count in
        let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
        if let fault = Properties.fault(of: bytes) {
          FileHandle.standardError.write(Data("broken: \(fault)\n".utf8))
          abort()
        }
        return 0
      }
    }
  }
)
