import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract/define.ts';
import type { CurrentUser, Embed, VariantRecord } from '../contract/index.ts';
import { type Client, clientOf } from './client.ts';
import type { ApiProblem } from './problem.ts';

// What is in here is checked by tsc; nothing of it runs.
const unused = (_check: (client: Client) => unknown) => {};

test('answers have the types of the contract', () => {
  unused(client => {
    expectTypeOf(client.models.list()).resolves.toEqualTypeOf<VariantRecord[]>();
    expectTypeOf(client.account.me()).resolves.toEqualTypeOf<CurrentUser>();
    expectTypeOf(client.embed.get({ params: { slug: 'aisyah' } })).resolves.toEqualTypeOf<Embed>();
    expectTypeOf(client.auth.logout()).resolves.toEqualTypeOf<undefined>();
  });
});

test('a version is always there, but for a document that is gone', () => {
  unused(async client => {
    expectTypeOf((await client.models.editor()).version).toEqualTypeOf<string>();
    const gone = await client.models.remove({ params: { id: 'axia' } });
    expectTypeOf(gone.version).toEqualTypeOf<string | undefined>();
  });
});

test('what an endpoint needs cannot be left out', () => {
  unused(client => {
    // @ts-expect-error the slug is needed
    client.embed.get();
    // @ts-expect-error the slug is needed
    client.embed.get({ params: {} });
    // @ts-expect-error the password is needed
    client.auth.login({ body: { email: 'a@b.my' } });
    // @ts-expect-error a whole document says what it replaces
    client.models.saveEditor({ body: { items: [] } });
    client.models.change({ params: { id: 'axia' }, body: { price: 1 } });
  });
});

test('what an endpoint does not take cannot be given', () => {
  unused(client => {
    // @ts-expect-error there is no such endpoint
    client.models.explode();
    // @ts-expect-error a slug is text
    client.embed.get({ params: { slug: 7 } });
    // @ts-expect-error a list takes no body
    client.models.list({ body: {} });
    // @ts-expect-error the price is a number
    client.models.change({ params: { id: 'axia' }, body: { price: 'RM 1' } });
    // @ts-expect-error a change is sent once
    client.auth.logout({ retryWaits: [1000] });
    // @ts-expect-error nothing here has a version
    client.auth.logout({ version: '"1"' });
    // @ts-expect-error reading replaces nothing
    client.models.editor({ version: '"1"' });
  });
});

test('a parameter that is read from text is asked for as what it is read as', () => {
  const open = endpoint({
    method: 'GET',
    path: '/api/things/:id',
    access: 'user',
    tag: 'Test',
    summary: 'Opens',
    params: z.object({ id: z.coerce.number() }),
    query: z.object({ page: z.coerce.number().optional() }),
  });
  unused(() => {
    const { things } = clientOf({ things: { open } });
    things.open({ params: { id: 7 } });
    things.open({ params: { id: 7 }, query: { page: 2 } });
    // @ts-expect-error an id is a number
    things.open({ params: { id: {} } });
    // @ts-expect-error a page is a number
    things.open({ params: { id: 7 }, query: { page: 'two' } });
  });
});

test('an upload takes a file', () => {
  unused(client => {
    client.uploads.add({ file: new Blob() });
    // @ts-expect-error the file is needed
    client.uploads.add({});
    // @ts-expect-error a path is not a file
    client.uploads.add({ file: 'me.png' });
  });
});

test('a problem’s code is one of those that there are', () => {
  unused(() => (problem: ApiProblem) => {
    // @ts-expect-error no problem has this code
    if (problem.code === 'email_takn') return 1;
    return problem.code === 'email_taken' || problem.code === 'timed_out';
  });
});
