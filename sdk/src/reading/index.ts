export { toAscii } from './ascii.ts';
export { readCode } from './code.ts';
export { readDeposit, readMoney } from './money.ts';
export type { Reading, ReadingFault } from './number.ts';
export { readDepositOption, readRateOption } from './options.ts';
export { readPercent, readRate } from './percent.ts';
export { normalisePhone } from './phone.ts';
export { readSlug } from './slug.ts';
