import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { advisorsService } from '../advisors/service.ts';
import { linksService } from '../links/service.ts';
import { slugsService } from '../slugs/service.ts';
import { letterWriter } from './letter-writer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test.each(['change_address', 'password_changed'] as const)(
  'nothing is written of the kind %s when its account was deleted since it was ordered',
  async kind => {
    const { db, clock } = server;
    const links = linksService(db, clock.now);
    const write = letterWriter({
      ...{ db, links, publicUrl: 'http://kereta.test' },
      advisors: advisorsService(db, clock.now, slugsService(db), links),
      adminLink: async () => undefined,
    });
    const { advisor } = await server.signedInAdvisor();
    const order = {
      ...{ kind, advisorId: advisor.id, address: advisor.email, details: {} },
      orderedAt: clock.now(),
      // As it was when it was looked up, a moment before.
      stands: async () => true,
    };
    expect(await write(order)).toMatchObject({ text: expect.stringContaining('#token=') });
    await db.knex('advisors').where({ id: advisor.id }).del();
    expect(await write(order)).toBeUndefined();
  },
);
