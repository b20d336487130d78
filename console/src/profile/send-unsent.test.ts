// @vitest-environment jsdom
import type { Profile } from '@loan-kereta/sdk/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ended, useSession } from '../session/advisor.ts';
import { saveProfile } from './save.ts';
import { saveOrKeep } from './send-unsent.ts';
import { readProfile } from './stored.ts';
import { readUnsent } from './unsent.ts';

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
const next = () => vi.waitFor(() => asked.shift() ?? Promise.reject(new Error('Nothing is asked.')));
const saved = (change: object) => Response.json({ ...profile, ...change });

beforeEach(() => {
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
