// @vitest-environment jsdom
import type { Profile } from '@loan-kereta/sdk/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventTimeout } from '../../../scripts/timeouts.ts';
import { ended, useSession } from '../session/advisor.ts';
import { saveProfile } from './save.ts';
import { saveDataOrKeep, saveOrKeep } from './save-or-keep.ts';
import { sendUnsent } from './send-unsent.ts';
import { readProfile } from './stored.ts';
import { keepFields, readUnsent } from './unsent.ts';

const userId = 7;
const profile: Profile = {
  slug: 'aisyah',
  branding_name: 'Aisyah',
  headline: '',
  whatsapp: '',
  photo_url: null,
  uploaded_image: null,
  themeKey: 'theme-01',
  palette: 'default',
};

/** A question to the server, which the test answers. */
interface Asked {
  readonly body: unknown;
  readonly answer: (response: Response) => void;
  /** Has the connection break. */
  readonly lose: () => void;
}

let asked: Asked[];

/** The next question that is asked, once it is. */
const next = () =>
  vi.waitFor(() => asked.shift() ?? Promise.reject(new Error('Nothing is asked.')), eventTimeout);
const saved = (change: object) => Response.json({ ...profile, ...change });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  asked = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/embed/')) return new Response();
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    asked.push({
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      answer: resolve,
      lose: () => reject(new TypeError('Failed to fetch')),
    });
    return promise;
  });
  const user = { id: userId, email: 'aisyah@example.com', name: 'Aisyah' };
  useSession.setState({ status: 'signed-in', user, access: {}, confirmed: true }, true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('of whoever has signed out while their profile was saved nothing is left for the next guest', async () => {
  const saving = saveProfile({ branding_name: 'Kedai Aisyah' });
  const question = await next();
  ended('MANUAL_LOGOUT');
  question.answer(saved({ branding_name: 'Kedai Aisyah', whatsapp: '012-345 6789' }));
  await saving;
  expect(readProfile()).toBeUndefined();
});

test('nor is it where it could not be saved, and waits for its owner alone', async () => {
  const saving = saveOrKeep(userId, { branding_name: 'Aisyah' }, { branding_name: 'Kedai Aisyah' });
  const question = await next();
  ended('MANUAL_LOGOUT');
  question.lose();
  expect(await saving).toMatchObject({ code: 'network_failed' });
  expect(readProfile()).toBeUndefined();
  expect(readUnsent(userId)?.to).toEqual({ branding_name: 'Kedai Aisyah' });
});

test('whoever is still there finds in this browser what buyers read', async () => {
  const saving = saveProfile({ branding_name: 'Kedai Aisyah' });
  (await next()).answer(saved({ branding_name: 'Kedai Aisyah' }));
  await saving;
  expect(readProfile()?.name).toBe('Kedai Aisyah');
});

/** Saves a name, as it was before it first was changed. */
const saveName = (name: string) => saveOrKeep(userId, { branding_name: 'Aisyah' }, { branding_name: name });
const nobodyAsked = () => Promise.reject(new Error('There is nothing to choose.'));
const waits = () => readUnsent(userId);

/** Keeps a name that could not be sent. */
async function keepName(name: string): Promise<void> {
  const saving = saveName(name);
  (await next()).lose();
  await saving;
}

test('what is saved while something older of the same field is being sent waits on, and is no conflict with that', async () => {
  await keepName('B');
  const sending = sendUnsent(userId, nobodyAsked);
  (await next()).answer(saved({}));
  const question = await next();
  expect(question.body).toEqual({ branding_name: 'B' });
  await keepName('C');
  question.answer(saved({ branding_name: 'B' }));
  await sending;
  expect(waits()).toMatchObject({ from: { branding_name: 'B' }, to: { branding_name: 'C' } });

  const again = sendUnsent(userId, nobodyAsked);
  (await next()).answer(saved({ branding_name: 'B' }));
  const last = await next();
  expect(last.body).toEqual({ branding_name: 'C' });
  last.answer(saved({ branding_name: 'C' }));
  expect(await again).toBe(true);
  expect(waits()).toBeUndefined();
});

test('what has been saved meanwhile is not sent over by what waited before', async () => {
  await keepName('B');
  keepFields(userId, { themeKey: 'theme-01' }, { themeKey: 'theme-02' }, Date.now());
  const sending = sendUnsent(userId, nobodyAsked);
  (await next()).answer(saved({}));
  const texts = await next();
  const choosing = saveOrKeep(userId, { themeKey: 'theme-02' }, { themeKey: 'theme-03' });
  (await next()).answer(saved({ themeKey: 'theme-03' }));
  await choosing;
  texts.answer(saved({ branding_name: 'B', themeKey: 'theme-03' }));
  await sending;
  expect(asked).toEqual([]);
  expect(waits()).toBeUndefined();
});

test('what fails late does not take the place of what was saved after it and waits, whichever way the clock was set', async () => {
  const first = saveName('B');
  const late = await next();
  vi.setSystemTime(Date.now() + 1000);
  await keepName('C');
  vi.setSystemTime(Date.now() - 3_600_000);
  late.lose();
  await first;
  expect(waits()?.to).toEqual({ branding_name: 'C' });
  await keepName('D');
  expect(waits()?.to).toEqual({ branding_name: 'D' });
});

test('what fails late, and is all of it newer on the server, is not said to wait', async () => {
  const first = saveName('B');
  const late = await next();
  const second = saveName('C');
  (await next()).answer(saved({ branding_name: 'C' }));
  await second;
  late.lose();
  expect(await first).toBeUndefined();
  expect(waits()).toBeUndefined();
});

test('what fails late does not come back after what was saved after it and is there, but for its other fields', async () => {
  const first = saveOrKeep(
    userId,
    { themeKey: 'theme-01', palette: 'default', photo_url: null, uploaded_image: null },
    { themeKey: 'theme-02', palette: 'ocean', photo_url: 'https://example.com/a.png' },
  );
  const late = await next();
  const newer = { themeKey: 'theme-03', uploaded_image: '/uploads/b.png' } as const;
  const second = saveOrKeep(userId, { themeKey: 'theme-01', uploaded_image: null }, newer);
  (await next()).answer(saved(newer));
  await second;
  late.lose();
  expect(await first).toMatchObject({ code: 'network_failed' });
  expect(waits()?.to).toEqual({ palette: 'ocean' });
});

test('nor does a name, which this browser goes on showing as it was saved last', async () => {
  const first = saveName('B');
  const late = await next();
  const second = saveName('C');
  (await next()).answer(saved({ branding_name: 'C' }));
  await second;
  late.lose();
  await first;
  expect(waits()).toBeUndefined();
  expect(readProfile()?.name).toBe('C');
  // However the clock is set by then, what is saved next is newer.
  vi.setSystemTime(Date.now() - 3_600_000);
  await keepName('D');
  expect(waits()?.to).toEqual({ branding_name: 'D' });
});

test('what is saved takes away what waited of the same field, and nothing else', async () => {
  await keepName('B');
  keepFields(userId, { headline: '' }, { headline: 'Pandu pulang' }, Date.now());
  const saving = saveName('C');
  (await next()).answer(saved({ branding_name: 'C' }));
  expect(await saving).toBeUndefined();
  expect(waits()?.to).toEqual({ headline: 'Pandu pulang' });
});

const list = (name: string) => [{ code: 'axia', name, rate: 3, variants: [] }];
const saveList = (name: string, version = '"3"') => saveDataOrKeep(userId, { version, models: list(name) });

test('a list of cars that is saved while an older one is sent waits on, as a change of that', async () => {
  const first = saveList('A');
  (await next()).lose();
  await first;
  const sending = sendUnsent(userId, nobodyAsked);
  (await next()).answer(saved({}));
  (await next()).answer(Response.json({ models: [] }, { headers: { ETag: '"3"' } }));
  const older = await next();
  const second = saveList('B');
  (await next()).lose();
  await second;
  older.answer(Response.json({ models: [] }, { headers: { ETag: '"4"' } }));
  expect(await sending).toBe(true);
  expect(waits()?.data).toMatchObject({ version: '"4"', models: list('B') });
});

test('nor does an older list that fails late take the place of a newer one that waits', async () => {
  const first = saveList('A');
  const late = await next();
  vi.setSystemTime(Date.now() + 1000);
  const second = saveList('B');
  (await next()).lose();
  await second;
  late.lose();
  await first;
  expect(waits()?.data?.models).toEqual(list('B'));
  const third = saveList('C');
  (await next()).answer(Response.json({ models: [] }, { headers: { ETag: '"4"' } }));
  expect(await third).toBe('"4"');
  expect(waits()).toBeUndefined();
});

test('an older list that fails after a newer one is there is not kept', async () => {
  const first = saveList('A');
  const late = await next();
  const second = saveList('B');
  (await next()).answer(Response.json({ models: [] }, { headers: { ETag: '"4"' } }));
  await second;
  late.lose();
  await first;
  expect(waits()).toBeUndefined();
});

test.each([
  ...[401, 403, 404, 413, 429, 500, 503].map(status => [status, 'kept'] as const),
  ...[400, 409, 422].map(status => [status, 'refused'] as const),
])('a %i has a profile and a list %s', async (status, outcome) => {
  const answer = async () => (await next()).answer(new Response('', { status }));
  const saves: (() => Promise<unknown>)[] = [() => saveName('B'), () => saveList('A')];
  for (const save of saves) {
    const saving = save();
    await answer();
    if (outcome === 'kept') expect(await saving).toMatchObject({ status });
    else await expect(saving).rejects.toMatchObject({ status });
  }
  const kept = { to: { branding_name: 'B' }, data: { models: list('A') } };
  if (outcome === 'kept') expect(waits()).toMatchObject(kept);
  else expect(waits()).toBeUndefined();
});

test('a theme that the plan does not grant is refused and not kept', async () => {
  const choosing = saveOrKeep(userId, { themeKey: 'theme-01' }, { themeKey: 'theme-19' });
  const body = { code: 'theme_not_in_plan', detail: 'This theme requires a premium plan.' };
  (await next()).answer(Response.json(body, { status: 403 }));
  await expect(choosing).rejects.toMatchObject(body);
  expect(waits()).toBeUndefined();
});
