/** What stands in the place of a calculator that could not be fetched, and on its button. */
export const unreachable: readonly [text: string, retry: string] = [
  'Kalkulator gagal dimuatkan.',
  'Cuba lagi',
];
