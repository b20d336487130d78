import { toAscii } from './ascii.ts';

/** Reads a one-time code: `１２３ ４５６` and `123-456` are `123456`. Letters stay as they are. */
export const readCode = (text: string): string => toAscii(text).replace(/[\s-]/g, '');
