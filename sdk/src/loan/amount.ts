import { formatRM } from './format.ts';

/** An amount in RM as people write it, with sen where there are any: `RM49`, `RM59.90`. */
export const formatAmount = (amount: number): string => formatRM(amount, Number.isInteger(amount) ? 0 : 2);
