export { readCode } from './code.ts';
export { readDeposit, readMoney } from './money.ts';
export type { Reading, ReadingFault } from './number.ts';
export { readPercent, readRate } from './percent.ts';
export { normalisePhone } from './phone.ts';
