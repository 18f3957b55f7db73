// Writes the page of a program to standard output: what Utilities/build-page calls when it has built the program.
//
//   WritePage TEMPLATE SCRIPT PROGRAM TITLE [FILE]…

import Foundation
import WebPage

func fail(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(status)
}

func read(_ path: String) -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else {
    fail("build-page: \(path): cannot be read", status: 1)
  }
  return [UInt8](data)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 4 else {
  fail("usage: WritePage TEMPLATE SCRIPT PROGRAM TITLE [FILE]...", status: 64)
}

do throws(PageError) {
  let writer = try PageWriter(
    template: read(arguments[0]),
    script: read(arguments[1]),
    program: read(arguments[2])
  )
  let files = arguments.dropFirst(4).map { path in
    PageWriter.Document(name: URL(filePath: path).lastPathComponent, bytes: read(path))
  }
  FileHandle.standardOutput.write(Data(try writer.page(title: arguments[3], documents: files)))
} catch {
  fail("build-page: \(error)", status: 1)
}
