// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFields, readUnsent, timeOfSave } from '../../../profile/unsent.ts';
import { useSession } from '../../../session/advisor.ts';
import { showLayout } from './queries.ts';

const userId = 7;

beforeEach(() => {
  const user = { id: userId, email: 'aisyah@example.com', name: 'Aisyah' };
  useSession.setState({ status: 'signed-in', user, access: {}, confirmed: true }, true);
  const to = { themeKey: 'theme-02', headline: 'Pandu pulang' };
  keepFields(userId, { themeKey: 'theme-01', headline: '' }, to, timeOfSave(userId));
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const waits = () => readUnsent(userId)?.to;
const answer = (response: () => Response) => vi.stubGlobal('fetch', async () => response());

test('a layout that is shown takes the place of a theme that waits, and of nothing else', async () => {
  answer(() => Response.json({ slug: 'aisyah', branding_name: 'Aisyah', themeKey: 'layout-4' }));
  await showLayout(4);
  expect(waits()).toEqual({ headline: 'Pandu pulang' });
});

test('where it could not be shown, the theme waits on', async () => {
  answer(() => Response.error());
  await expect(showLayout(4)).rejects.toThrow();
  expect(waits()).toMatchObject({ themeKey: 'theme-02' });
});
