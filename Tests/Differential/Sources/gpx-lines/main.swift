#if !arch(wasm32)
internal import Foundation

// gpx-lines [--strict]    reads the names of files from standard input, one a line, and writes what each of them gives
//                         to standard output: a line `{"is":"file"…}`, then those of the report.
let isStrict = CommandLine.arguments.dropFirst().contains("--strict")
while let path = readLine() {
  guard let data = FileManager.default.contents(atPath: path) else {
    FileHandle.standardError.write(Data("gpx-lines: \(path) cannot be read\n".utf8))
    exit(66)
  }
  var head = JSONLines()
  head.line("file") { $0.field("path", path) }
  FileHandle.standardOutput.write(Data(head.bytes))
  FileHandle.standardOutput.write(Data(Report.lines(of: [UInt8](data), isStrict: isStrict)))
}
#endif
