import { themeId, themes } from '@loan-kereta/sdk/plans';
import { expect, waitFor } from 'storybook/test';
import { part, textOf } from './dom.ts';
import { drawn, wears } from './drive.ts';
import { mountedIn } from './mounted.tsx';

/** Puts all twenty themes on a calculator, one after the other, and looks at each once it is worn. */
export async function inEveryTheme(widget: HTMLElement, look: (theme: string) => Promise<void> | void) {
  for (const { number } of themes) {
    const theme = themeId(number);
    mountedIn(widget).update({ theme });
    await wears(widget, theme);
    await look(theme);
  }
}

/** Chooses a model, and waits for its car and for what it costs a month, such as 'RM1,421'. */
export async function showModel(widget: HTMLElement, model: string, figure: string): Promise<void> {
  mountedIn(widget).update({ model });
  await waitFor(() => expect(widget.querySelector('.lk-car-body')).not.toBeNull());
  await waitFor(() => expect(textOf(part(widget, 'instalment'))).toContain(figure));
}

/** Themes whose figure has a typeface of its own, which comes later. */
const lettered = ['theme-04', 'theme-14', 'theme-17', 'theme-18'];

export const isLettered = (theme: string): boolean => lettered.includes(theme);

/** Waits until the typeface of a theme's figure is there, if the theme has one. */
export async function hasItsTypeface(theme: string): Promise<void> {
  if (!isLettered(theme)) return;
  await waitFor(() => expect([...document.fonts].some(({ family }) => family.includes(theme))).toBe(true));
}

/** Gives a calculator a place so many px wide on its page. */
export async function setWidth(widget: HTMLElement, width: number): Promise<void> {
  const { host } = widget.getRootNode() as ShadowRoot;
  (host as HTMLElement).style.width = `${width}px`;
  await drawn();
}
