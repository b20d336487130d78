import { randomInt } from 'node:crypto';

/** Without those that are taken for each other when somebody reads them out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 3;
const groupLength = 4;

/** A password to be told to somebody once: some sixty bits, in groups that are easily read out. */
export const temporaryPassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters.charAt(randomInt(letters.length))).join(''),
  ).join('-');
