import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { ApiError, toApiError, toProblem } from './errors.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What the database says when a second advisor takes what the demo has. */
const clash = async (changes: Record<string, string>): Promise<unknown> => {
  const { id: _, ...row } = await server.db.knex('advisors').where({ slug: 'demo-basic' }).first();
  const copy = { ...row, slug: 'another', email: 'another@example.com', ...changes };
  return server.db
    .knex('advisors')
    .insert(copy)
    .catch(error => error);
};

test('a unique constraint becomes the refusal that belongs to its name', async () => {
  expect(toApiError(await clash({ slug: 'demo-basic' })).code).toBe('slug_taken');
  expect(toApiError(await clash({ email: 'demo-basic@example.com' })).code).toBe('email_taken');
});

test('anything else is our fault, and says no more', async () => {
  const problem = toProblem(toApiError(await clash({ nowhere: 'x' })), 'id-1', 'en');
  expect(problem).toEqual({
    type: '/api/docs/problems#internal',
    title: 'Something went wrong on our side.',
    status: 500,
    detail: 'Something went wrong on our side.',
    code: 'internal',
    request_id: 'id-1',
  });
  expect(toApiError('thrown text').code).toBe('internal');
});

test('a database that is away is worth another try', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  expect(toApiError(error)).toMatchObject({ code: 'unavailable', status: 503 });
});

test('a refusal stays what it is', () => {
  const error = new ApiError('forbidden');
  expect(toApiError(error)).toBe(error);
});
