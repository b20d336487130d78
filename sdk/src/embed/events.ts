import type { LoanMethod, LoanResult } from '../loan/index.ts';

/** What the calculator shows: the loan and the inputs that it follows from. Money in RM, rates in percent. */
export interface CalculatorResult extends LoanResult {
  readonly advisor: string;
  readonly model: string;
  readonly variant: string;
  readonly otr: number;
  readonly deposit: number;
  readonly rate: number;
  readonly years: number;
  readonly method: LoanMethod;
}

/** Why the calculator could not do all it should; it still calculates, on its built-in list. */
export type EmbedErrorCode = 'advisor_not_found' | 'api_unreachable' | 'core_unreachable' | 'render_failed';

/** The events of `<loan-kereta>`: real, bubbling, composed DOM events with a typed `detail`. */
export interface LoanKeretaEventMap {
  'loan-kereta:ready': CustomEvent<CalculatorResult>;
  'loan-kereta:change': CustomEvent<CalculatorResult>;
  'loan-kereta:share': CustomEvent<CalculatorResult>;
  'loan-kereta:error': CustomEvent<{ readonly code: EmbedErrorCode; readonly message: string }>;
}

declare global {
  interface GlobalEventHandlersEventMap extends LoanKeretaEventMap {}
}
