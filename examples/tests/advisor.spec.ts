import { readFile } from 'node:fs/promises';
import type { CalculatorResult } from '@loan-kereta/sdk/embed';
import type { Page } from '@playwright/test';
import { expect, figure, test } from './host.ts';

/** A page of the product with the built calculator as its advisor has it; what it shares is kept in `shared`. */
async function openAdvisors(tab: Page, slug: string) {
  const manifest = new URL(import.meta.resolve('@loan-kereta/widget/manifest'));
  const { advisor } = JSON.parse(await readFile(manifest, 'utf8'));
  await tab.route('/advisors-page', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title></head><body><main><h1>App</h1><div></div></main><script type="module">
        import { mountAdvisor } from '/${advisor}';
        const request = () => fetch('/api/embed/${slug}').then(response => response.json());
        window.shared = [];
        mountAdvisor({
          root: document.querySelector('div').attachShadow({ mode: 'open' }),
          options: { advisor: '${slug}', lang: 'en' },
          answer: request(),
          request,
          emit: (name, detail) => name === 'share' && window.shared.push(detail),
          services: { email: 'a@example.com', supportPhone: '60199998888', shows() {} },
        });
      </script></body></html>`,
    }),
  );
  await tab.goto('/advisors-page');
  await expect(figure(tab)).toHaveText('RM471');
}

test('without a connection a tool says why it does not open, and opens once there is one', async ({
  page: tab,
  context,
}) => {
  await openAdvisors(tab, 'demo-diamond');
  await context.setOffline(true);
  await tab.getByRole('button', { name: 'Colors' }).click();
  await expect(tab.getByRole('alert')).toHaveText(
    'This could not be loaded. Check your connection and try again.',
  );
  // By its picture, which lies over the radio button once the cars have come.
  await tab.locator('label', { hasText: 'Myvi' }).click();
  await expect(figure(tab)).toHaveText('RM680');
  await context.setOffline(false);
  await tab.getByRole('button', { name: 'Colors' }).click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await expect(tab.getByRole('alert')).toHaveCount(0);
});

test('opening WhatsApp from the share dialog is told to the page', async ({ page: tab, context }) => {
  await openAdvisors(tab, 'demo-diamond');
  await context.route('https://wa.me/**', route => route.fulfill({ body: 'WhatsApp' }));
  await tab.getByRole('button', { name: 'Share' }).click();
  const chat = tab.waitForEvent('popup');
  await tab.getByRole('link', { name: 'Open WhatsApp' }).click();
  expect(new URL((await chat).url()).searchParams.get('text')).toContain('Ansuran bulanan: RM471');
  const shared = await tab.evaluate((): CalculatorResult[] => Reflect.get(window, 'shared'));
  expect(shared).toEqual([expect.objectContaining({ advisor: 'demo-diamond', instalment: 471 })]);
});
