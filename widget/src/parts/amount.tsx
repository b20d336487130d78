import { Instalment } from './index.ts';

/** The monthly instalment of themes that set the digits larger than the RM before them, with amount.css. */
export const Amount = Instalment;
