export type { LoanKeretaFailure, LoanKeretaListeners } from './events.ts';
export { LoanKereta, type LoanKeretaProps } from './loan-kereta.tsx';
