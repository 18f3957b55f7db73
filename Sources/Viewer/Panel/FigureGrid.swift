internal import Drawing
internal import SwitchbackUI

/// Figures in two columns.
struct FigureGrid: View {
  var figures: [Figure]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(0..<((figures.count + 1) / 2)) { row in
        HStack(spacing: 0) {
          FigureView(figure: figures[row * 2])
          if row * 2 + 1 < figures.count { FigureView(figure: figures[row * 2 + 1]) }
        }
      }
    }
  }
}

/// A figure and its name below.
struct FigureView: View {
  var figure: Figure

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(figure.value)
        .font(.system(size: 18, weight: .semibold))
        .foregroundStyle(Color.primary)
        .lineLimit(1)
      Text(figure.name)
        .font(.system(size: 12))
        .foregroundStyle(Color.secondary)
        .lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
