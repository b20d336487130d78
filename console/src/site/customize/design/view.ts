import { gridBreakpoints } from '@loan-kereta/sdk/layouts';
import { create } from 'zustand';

/** The width in px at which the grid has all of its columns, in which layouts are made. */
export const pageWidth = gridBreakpoints[0].width;

/** How wide a buyer's page is, in px, by what it is read on. */
export const devices = { phone: 390, tablet: 768, desktop: pageWidth } as const;
export type Device = keyof typeof devices;

interface View {
  /** The device that is previewed; undefined while the layout is being edited. */
  readonly preview: Device | undefined;
  /** How much smaller than life the page is drawn. */
  readonly scale: number;
  /** What a screen reader is told of the last move. */
  readonly said: { readonly text: string; readonly nth: number };
}

export const useView = create<View>()(() => ({ preview: undefined, scale: 1, said: { text: '', nth: 0 } }));

export const say = (text: string): void =>
  useView.setState(({ said }) => ({ said: { text, nth: said.nth + 1 } }));
