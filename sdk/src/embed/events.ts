import type { LoanMethod, LoanResult, RateKind } from '../loan/index.ts';

/** What the calculator shows: the loan and the inputs that it follows from. Money in RM, rates in percent. */
export interface CalculatorResult extends LoanResult {
  readonly advisor: string;
  readonly model: string;
  readonly variant: string;
  readonly otr: number;
  readonly deposit: number;
  readonly rate: number;
  /** Of `method`: `calculateLoan` takes both as they are. */
  readonly rateKind: RateKind;
  readonly years: number;
  readonly method: LoanMethod;
}

/** Why the calculator could not do all it should; it still calculates, on its built-in list. */
export type EmbedErrorCode =
  /** Nobody has the name that `advisor` says: the built-in prices stand in. */
  | 'advisor_not_found'
  /** The API does not answer, or not as it should: the built-in prices stand in, and it is asked again. */
  | 'api_unreachable'
  /** The script’s core does not come: a line with a link to the advisor stands in, and it is asked for again. */
  | 'core_unreachable'
  /** A theme failed while it was drawn: a button tries again. */
  | 'render_failed';

/** The events of `<loan-kereta>`: real, bubbling, composed DOM events with a typed `detail`. */
export interface LoanKeretaEventMap {
  /** The first figure shows; or, with nothing told (`null`), that the advisor has no car to calculate for. */
  'loan-kereta:ready': CustomEvent<CalculatorResult | null>;
  /** Any other figure shows, whether the buyer or the page changed it. */
  'loan-kereta:change': CustomEvent<CalculatorResult>;
  /** The buyer goes to WhatsApp with the figure. */
  'loan-kereta:share': CustomEvent<CalculatorResult>;
  /** Something could not be had. `code` says what; it still calculates. */
  'loan-kereta:error': CustomEvent<{ readonly code: EmbedErrorCode; readonly message: string }>;
}

declare global {
  interface GlobalEventHandlersEventMap extends LoanKeretaEventMap {}
}
