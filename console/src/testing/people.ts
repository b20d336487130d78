import { expect, type Page } from '@playwright/test';

/** Opens accounts that one search finds, and no other. @returns what it searches for */
export async function people(page: Page, count: number): Promise<string> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const family = `Fam${crypto.randomUUID().slice(0, 8)}`;
  for (let index = 0; index < count; index += 1) {
    const email = `${family}-${index}@example.com`.toLowerCase();
    const made = await page.request.post('/api/admin/users/create', {
      data: { name: `${family} ${String(index).padStart(2, '0')}`, email, whatsapp: '0123456789' },
      headers: { origin },
    });
    expect(made.status()).toBe(201);
  }
  return family;
}
