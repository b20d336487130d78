import { useLanguage } from '../../language/language.ts';
import { adminDatesIn } from '../dates.ts';

/** Nobody narrows the list before it is there, so it does not wait for menus. */
export const fetchChoices = () => import('./choices.tsx').then(({ Choices }) => ({ default: Choices }));

/** Makes what a list of users is first drawn with, while its users are on their way and before anybody signs in to see them. */
export function begin(): void {
  adminDatesIn(useLanguage.getState().language);
  // What does not come is asked for again by the list.
  fetchChoices().catch(() => {});
}
