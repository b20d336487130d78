import type { Browser } from '@playwright/test';
import { signInDemo } from './sign-in.ts';

/** Does as an admin what leaves something to see on every screen: mails, prices that wait, an invited admin, notes. */
export async function liven(browser: Browser, at: string): Promise<void> {
  const context = await browser.newContext({ baseURL: at });
  await signInDemo(context, at, 'demo-admin@example.com', '/api/admin/login');
  const { request } = context;
  const send = async (path: string, data: object) => {
    const headers = { origin: at, 'Idempotency-Key': crypto.randomUUID() };
    const response = await request.post(path, { data, headers });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
  };
  for (const plan of ['basic', 'premium', 'diamond'])
    await send('/api/auth/password/forgot', { email: `demo-${plan}@example.com` });
  await send('/api/admin/admins', { email: 'nadia@example.com', role: 'support' });
  await send('/api/admin/users/1/notes', { notes: 'Paid at the counter in Klang, wants the wide banner.' });
  const variants = (await (await request.get('/api/models')).json()) as { id: string; price: number }[];
  const items = variants.slice(0, 6).map(({ id, price }) => ({ id, price: price + 900 }));
  const due_at = new Date(Date.now() + 9 * 86_400_000).toISOString();
  await send('/api/prices/changes', { due_at, items });
  await send('/api/admin/jobs/plan', { filter: { status: 'expired' }, plan: 'premium' });
  await context.close();
}
