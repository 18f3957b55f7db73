#if !arch(wasm32)
/// What a person reads about the command line of a program.
struct AppHelp {
  /// How the program is called.
  let program: String

  var usage: String {
    """
    usage: \(program) --snapshot OUT [--size WxH] [--at SECONDS] [--scale N] [--dark]
           \(String(repeating: " ", count: program.count)) [--tap NAME] [--increment NAME] [--decrement NAME] [--wait SECONDS]
    """
  }

  /// What is said where a window is asked for.
  var noWindow: String {
    """
    \(program): there are no windows on this system yet; '--snapshot OUT.png' draws one, and
    Utilities/build-page of Switchback makes a page that shows it in a browser
    """
  }

  var text: String {
    """
    \(usage)

    Draws the window of the program as a picture.

    options:
      --snapshot OUT    the picture; its name ends in .png, .svg or .pdf
      --size WxH        the size of the window in points; 800x600 unless the
                        program says another
      --at SECONDS      when the picture is taken, after the window appeared or the
                        last step was done; 1 unless given
      --scale N         the pixels in a point of a PNG; 2 unless given
      --dark            dark colours
      --tap NAME        press what has that name, or whose name starts so
      --increment NAME  raise the value of what has that name, as with a stepper's +
      --decrement NAME  lower it
      --wait SECONDS    let time pass before the next step
      -h, --help        show this help

    Steps are done in the order in which they stand, and each as often as it stands.

    """
  }
}

#endif
