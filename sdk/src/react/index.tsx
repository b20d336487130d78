export type { LoanKeretaFailure, LoanKeretaListeners } from './events.ts';
export type { LoanKeretaAttributes } from './jsx.ts';
export { LoanKereta, type LoanKeretaProps } from './loan-kereta.tsx';
