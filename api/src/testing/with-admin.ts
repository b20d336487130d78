import { afterAll } from 'vitest';
import { startTestServer } from './server.ts';

/** A server for the tests of one file, which ends after them, with an admin who is signed in to it. */
export async function startWithAdmin(settings: Record<string, string> = {}) {
  const server = await startTestServer(settings);
  afterAll(() => server.stop());
  return { server, admin: await server.signedInAdmin() };
}
