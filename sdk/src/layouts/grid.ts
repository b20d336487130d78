/** Where the grid changes, widest first: from a container width in px on, it has so many columns. */
export const gridBreakpoints = [
  { name: 'lg', width: 1200, columns: 12 },
  { name: 'md', width: 996, columns: 10 },
  { name: 'sm', width: 768, columns: 6 },
  { name: 'xs', width: 480, columns: 4 },
  { name: 'xxs', width: 0, columns: 2 },
] as const;

/** The columns in which layouts are written. */
export const gridColumns = gridBreakpoints[0].columns;

/** The grid's measures in px: the least height of a row, the room between blocks, the room inside one. */
export const gridMeasures = { rowHeight: 80, margin: 16, padding: 12 } as const;
