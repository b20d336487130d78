import { useMedia } from '../../browser/media.ts';

/** Whether the rows are cards: at the same width at which `cards.css` makes them so. */
export const usePhone = (): boolean => useMedia('(max-width: 40rem)');
