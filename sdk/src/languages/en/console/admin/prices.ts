export const words = {
  scheduling: 'Write the new prices below, then review them: there you choose the time at which they change.',
  label: 'Price list',
  variant: 'Variant',
  now: 'Now (RM)',
  price: 'New price (RM)',
  rate: 'Rate (% p.a.)',
  difference: 'Difference',
  priceOf: (name: string) => `New price of ${name}`,
  rateOf: (name: string) => `Rate of ${name}`,
  many: 'Change many at once',
  stepBy: 'Change the listed prices by',
  stepHint: 'Use a minus sign to lower prices.',
  unit: 'Unit',
  apply: 'Apply',
  undoStep: 'Undo the last step',
  discard: 'Discard',
  review: (count: number) => (count === 1 ? 'Review 1 change' : `Review ${count} changes`),
  import: 'Import CSV',
  export: 'Export CSV',
  exportFailed: 'The price list could not be exported.',
  faulty: (count: number) =>
    count === 1 ? 'One field is not right yet.' : `${count} fields are not right yet.`,
  reviewTitle: 'What will change',
  reviewLead: (count: number) =>
    count === 1
      ? 'One variant, compared with the list as it is now.'
      : `${count} variants, compared with the list as it is now.`,
  was: 'Was',
  will: 'Will be',
  nothing: 'Nothing differs from the list.',
  when: 'When',
  atOnce: 'Now',
  later: 'At a time',
  time: 'Date and time',
  timeHint: 'Malaysia time. The server changes the prices by itself.',
  timeMissing: 'Please choose a time that is still to come.',
  save: 'Save prices',
  schedule: 'Schedule',
  saved: 'Price list saved successfully',
  saveFailed: 'Failed to save price list.',
  scheduled: (when: string) => `Prices change on ${when}`,
  scheduleFailed: 'The change could not be scheduled.',
  changedMeanwhile: (by: string) =>
    `${by} has changed the list meanwhile. This is compared with the new list: look again, then save.`,
  meanwhile: (changes: readonly string[]) =>
    `Changed by others since you wrote this: ${changes.join('. ')}. What stands here replaces it.`,
  large: 'More than 20 %',
  largeNotice: (count: number) =>
    count === 1
      ? 'One price changes by more than 20 %. It is marked in red.'
      : `${count} prices change by more than 20 %. They are marked in red.`,
  largeQuestion: (count: number) =>
    count === 1 ? 'Change one price by more than 20 %?' : `Change ${count} prices by more than 20 %?`,
  /** Names the first large changes; `others` counts the rest. */
  largeText: (changes: readonly string[], others: number) =>
    `${changes.join('. ')}.${others === 0 ? '' : ` And ${others} more.`}`,
  importQuestion: (count: number) =>
    count === 1 ? 'Replace what you wrote for one variant?' : `Replace what you wrote for ${count} variants?`,
  importText: (names: readonly string[], others: number) =>
    `The file has other values than your unsaved ones for ${names.join(', ')}${others === 0 ? '' : ` and ${others} more`}.`,
  useFile: 'Use the file',
  keepEdits: 'Keep what I wrote',
  csvTitle: 'This file was not taken over',
  csvLead: 'Mend it and choose it again. Nothing has changed.',
  csv: {
    tooLarge: 'The file is larger than any price list.',
    tooLong: 'The file has more than 1,000 rows.',
    noColumns: 'The first row has to name the columns: id, and price or rate.',
    empty: 'The file has no rows.',
    row: (row: number, field: string, value: string) => `Row ${row}, ${field}: “${value}” is not right.`,
    noSuch: (row: number, value: string) => `Row ${row}, id: there is no variant “${value}”.`,
    twice: (row: number, value: string) => `Row ${row}, id: “${value}” is in the file twice.`,
    ambiguous: (row: number, field: string, value: string, first: string, second: string) =>
      `Row ${row}, ${field}: “${value}” can mean ${first} or ${second}. Write the one that you mean.`,
    fraction: (row: number, value: string, first: string, second: string) =>
      `Row ${row}, rate: “${value}” can mean ${first} or ${second}. Write the one that you mean with its percent sign, such as ${first}.`,
    kindWithoutRate: (row: number, value: string) =>
      `Row ${row}, rate_kind: “${value}” is a kind without a rate. Write the rate too, or leave this cell empty.`,
    tooManyCells: (row: number, cells: number, count: number, columns: string) =>
      `Row ${row} has ${cells} cells, but ${count} are expected: ${columns}. Put a number that has a comma in quotes.`,
    tooFewCells: (row: number, cells: number, count: number, columns: string) =>
      `Row ${row} has only ${cells === 1 ? '1 cell' : `${cells} cells`}, but ${count} are expected: ${columns}. An empty cell needs its separator too.`,
    more: (count: number) => `… and ${count} more.`,
  },
  changes: {
    label: 'Price changes at a time',
    due: 'When',
    variants: 'Variants',
    /** Of which only the first are named. */
    named: (names: string, others: number) => (others === 0 ? names : `${names} and ${others} more`),
    state: 'State',
    by: 'Scheduled by',
    states: { waiting: 'Waiting', applied: 'Applied', cancelled: 'Cancelled' },
    outcome: (changed: number, skipped: number) =>
      skipped === 0 ? `${changed} changed` : `${changed} changed, ${skipped} no longer in the list`,
    empty: 'No price change is scheduled',
    emptyText: 'Write new prices under Prices, and choose a time when you review them.',
    title: 'Price change',
    gone: 'No longer in the list',
    cancel: 'Cancel this change',
    cancelQuestion: (when: string) => `Cancel the price change of ${when}?`,
    cancelText: (count: number) =>
      count === 1
        ? 'The price of one variant stays as it is.'
        : `The prices of ${count} variants stay as they are.`,
    cancelled: 'The price change was cancelled',
    cancelFailed: 'The price change could not be cancelled.',
  },
};

export type PriceWords = typeof words;
