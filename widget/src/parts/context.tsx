import type { Options } from '@loan-kereta/sdk/embed';
import { createContext, useContext } from 'react';
import type { Store } from '../calculator/create-store.ts';
import type { Calculator, CalculatorState } from '../calculator/store.ts';
import type { EmbedData } from '../session/embed-data.ts';
import type { Look, Session } from '../session/session.ts';
import type { Later } from './use-later.ts';

/** What every part of a theme may read: the calculator's state, who it speaks for, and in which words. */
export interface Widget extends CalculatorState, Omit<EmbedData, 'models' | 'theme'>, Look {
  readonly calculator: Calculator;
  readonly later: Later | undefined;
  /** Whether the figure is on screen. */
  readonly isSeen: boolean | undefined;
  /** A quiet remark on the data, such as that the prices may be older. */
  readonly notice: string | undefined;
  /** Tells the page that the buyer is about to share the figures. */
  readonly onShare: () => void;
  readonly session: Store<Session>;
  /** Changes what an embedder can set, such as theme and palette. */
  readonly update: (options: Options) => void;
  /** Opens the profile editor. Only where the advisor uses the calculator; a buyer has nothing to edit. */
  readonly onEdit?: (() => void) | undefined;
}

export const WidgetContext = createContext({} as Widget);

/** The widget that a part is drawn in. */
export const useWidget = (): Widget => useContext(WidgetContext);
