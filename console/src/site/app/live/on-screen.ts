import type { StreamState } from '@loan-kereta/sdk/contract';
import type { PaletteName } from '@loan-kereta/sdk/plans';
import { create } from 'zustand';

interface OnScreen {
  /** What the calculator stands at; absent until it shows a figure. */
  readonly state?: StreamState;
  /** Colours that are tried on the stream alone. */
  readonly palette?: PaletteName | undefined;
  /** Whether the person wants to see to the live stream; absent until they first do. */
  readonly asked?: boolean;
}

/** What passes between the calculator and what steers a live stream by it, which is fetched later. */
export const useOnScreen = create<OnScreen>()(() => ({}));
