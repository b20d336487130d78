import { randomInt } from 'node:crypto';
import { pairingCode } from '@loan-kereta/sdk/rules';
import type { Database } from '../../db/database.ts';

const length = 8;
const letters = pairingCode.letters.toLowerCase();

/** Makes sure that an advisor has a code of short addresses, which stays for good: 31⁸ of them, so two never meet. */
export async function ensureLink(db: Database, advisorId: number): Promise<void> {
  const links = () => db.knex<{ advisor_id: number; code: string }>('stream_links');
  if (await links().where({ advisor_id: advisorId }).first('code')) return;
  const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  await db.knex('stream_links').insert({ advisor_id: advisorId, code });
}

/** The public name of the advisor whose short addresses have this code. */
export async function slugOfLink(db: Database, code: string): Promise<string | undefined> {
  const row: { slug: string } | undefined = await db
    .knex('stream_links as l')
    .join('advisors as a', 'a.id', 'l.advisor_id')
    .where('l.code', code)
    .first('a.slug');
  return row?.slug;
}
