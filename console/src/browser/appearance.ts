import { create } from 'zustand';
import { onOtherTab, storage } from './storage.ts';

/** Light, dark, or whichever the system has. */
export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/** Also read by `public/appearance.js`, before anything is drawn. */
export const appearanceKey = 'lk.appearance';

const parse = (value: string | null): Appearance => appearances.find(each => each === value) ?? 'system';

/** The person's choice of light or dark. */
export const useAppearance = create<{ readonly appearance: Appearance }>()(() => ({
  appearance: parse(storage.read(appearanceKey)),
}));

export function chooseAppearance(appearance: Appearance): void {
  storage.write(appearanceKey, appearance);
  useAppearance.setState({ appearance });
}

/** Has the document follow the choice, also when it is made in another tab. */
export function followAppearance(): void {
  useAppearance.subscribe(({ appearance }) => {
    if (appearance === 'system') delete document.documentElement.dataset.appearance;
    else document.documentElement.dataset.appearance = appearance;
  });
  onOtherTab(appearanceKey, value => useAppearance.setState({ appearance: parse(value) }));
}
