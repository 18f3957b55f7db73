"""Plain tables with aligned columns."""


def table(headings, rows, left=1):
    """The lines of a table; the first columns, so many of them, are aligned to the left."""
    texts = [headings, *[[str(cell) for cell in row] for row in rows]]
    widths = [max(len(row[column]) for row in texts) for column in range(len(headings))]
    lines = []
    for row in texts:
        cells = [
            cell.ljust(width) if column < left else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths))
        ]
        lines.append("  ".join(cells).rstrip())
    lines.insert(1, "  ".join("-" * width for width in widths))
    return lines


def show(title, headings, rows, notes=(), left=1):
    print(f"\n{title}\n")
    print("\n".join(f"  {line}" for line in table(headings, rows, left)))
    for note in notes:
        print(f"  {note}")
