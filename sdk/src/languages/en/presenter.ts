import type { Softened } from '../softened.ts';

/** The specified words and their relatives, softened without leaving the language. */
export const softened: Softened = [
  ['flat percentage', 'flat rate'],
  ['effective percentage', 'effective rate|effective interest rate'],
  ['percentage', 'interest rate|rate'],
  ['estimated amount', 'loan amount'],
  ['estimate', 'loan'],
  ['down payment', 'deposit|down instal?lment'],
  ['finance officer', 'banker'],
  ['finance', 'bank|banking|credit|financing'],
  ['finance side', 'lender'],
  ['processed', 'approved'],
  ['process', 'approval|approve'],
  ['charge', 'interest'],
  ['payment', 'instal?lment'],
  ['buyer', 'borrower'],
  ['purchase', 'hire purchase|borrowing'],
  ['buy', 'borrow'],
  ['balance', 'debt'],
];
