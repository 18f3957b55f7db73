// The program starts when the page calls `start`; see Start.swift. Run by itself it has nothing to show.
