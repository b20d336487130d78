import { seedVariants } from '../areas/models/seed.ts';
import type { SignedInAdmin } from './accounts.ts';
import type { TestServer } from './server.ts';

/**
 * Puts the list of models back as it was at the start, with version 1.
 * @returns the number of the last entry of the history so far, which nobody can empty
 */
export async function resetCatalogue(server: TestServer, { client }: SignedInAdmin): Promise<number> {
  const { knex } = server.db;
  await knex('car_variants').del();
  await knex('documents').where({ name: 'car_variants' }).del();
  await seedVariants(server.db, server.clock.now());
  // A change that changes nothing: the server forgets what it kept of the old list.
  await client.patch('/api/models/axia-1-0-e', {});
  await knex('documents').where({ name: 'car_variants' }).update({ version: 1, saved_by: null });
  const [last] = await knex('audit_entries').max({ id: 'id' });
  return last?.id ?? 0;
}
