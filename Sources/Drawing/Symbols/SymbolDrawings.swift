/// The drawings of the symbols, in the form that `SymbolReader` reads, in files by theme.
enum SymbolDrawings {}
