internal import Drawing
internal import SwitchbackUI

/// Figures in rows; those of a row belong together.
struct FigureGrid: View {
  var rows: [[Figure]]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(0..<rows.count) { row in
        HStack(spacing: 10) {
          ForEach(0..<rows[row].count) { column in FigureView(figure: rows[row][column]) }
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
