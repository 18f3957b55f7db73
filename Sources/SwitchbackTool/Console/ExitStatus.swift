/// What the tool tells the program that called it.
enum ExitStatus: Int32 {
  /// Everything was done.
  case success = 0

  /// Something could not be read, drawn or written; the error output says what.
  case failure = 1

  /// The command line could not be understood: `EX_USAGE` of sysexits.h.
  case misuse = 64
}
