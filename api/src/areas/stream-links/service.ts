import { randomInt } from 'node:crypto';
import { pairingCode } from '@loan-kereta/sdk/rules';
import type { Database } from '../../db/database.ts';
import { addLink, hasLink, slugOfLink } from './table.ts';

const length = 8;
const letters = pairingCode.letters.toLowerCase();

/** The codes of short addresses to advisors' calculators, one an advisor. */
export const streamLinks = (db: Database) => ({
  /** Makes sure that an advisor has a code, which stays for good: 31⁸ of them, so two never meet. */
  async ensure(advisorId: number): Promise<void> {
    if (await hasLink(db, advisorId)) return;
    const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    await addLink(db, advisorId, code);
  },

  /** The public name of the advisor whose short addresses have this code. */
  slugOf: (code: string): Promise<string | undefined> => slugOfLink(db, code),
});

export type StreamLinks = ReturnType<typeof streamLinks>;
