internal import Foundation

// Looks whether damaged files are read as they should be.
//
//   damage cuts FOLDER…                   cuts files at every byte
//   damage mutations FIRST COUNT FOLDER…  changes files in the ways of so many seeds
//   damage mutation SEED FOLDER…          writes the file of one seed to standard output
//   damage memory COUNT                   reads hostile files of so many bytes and looks at the memory they take
//   damage shapes COUNT                   reads them in two sizes, for `count-instructions`
let arguments = Array(CommandLine.arguments.dropFirst())

func number(_ index: Int) -> Int {
  arguments.indices.contains(index) ? Int(arguments[index]) ?? 0 : 0
}

var faults: [String] = []
switch arguments.first {
case "cuts":
  faults = Cuts.run(Array(arguments.dropFirst()))
case "mutations":
  faults = Mutations(Array(arguments.dropFirst(3))).run(first: UInt64(number(1)), count: number(2))
case "mutation":
  let bytes = Mutations(Array(arguments.dropFirst(2))).bytes(seed: UInt64(number(1)))
  FileHandle.standardOutput.write(Data(bytes))
case "memory":
  faults = Shapes.faultsOfMemory(count: number(1))
case "shapes":
  Shapes.run(count: number(1))
default:
  faults = ["usage: damage cuts|mutations|mutation|memory|shapes …"]
}
for fault in faults.map({ $0.prefix(500) }).prefix(20) {
  FileHandle.standardError.write(Data("damage: \(fault)\n".utf8))
}
if faults.count > 20 {
  FileHandle.standardError.write(Data("damage: and \(faults.count - 20) more\n".utf8))
}
exit(faults.isEmpty ? 0 : 1)
