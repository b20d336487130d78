import { toAscii } from './ascii.ts';

/** Reads a one-time code: `１２３ ４５６` and `123-456` are `123456`. Only letters and digits count. */
export const readCode = (text: string): string => toAscii(text).replace(/[^\p{L}\p{N}]/gu, '');
