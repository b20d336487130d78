import { pages } from '@loan-kereta/sdk/pages';
import { expect, test } from '@playwright/test';
import { expectScreen } from '../testing/screen.ts';
import { openAdminSession } from '../testing/sign-in.ts';
import { watch } from '../testing/visit.ts';

/** The screens of the admin centre, and what is opened in them under an address of its own. */
const screens = [
  ...Object.values(pages)
    .filter(({ viewer }) => viewer === 'admin')
    .map(({ path }) => path),
  '/admin?user=1',
  '/admin?create=user',
  '/admin/dashboard?tab=users',
  '/admin/models?view=prices',
  '/admin/models?view=later',
  '/admin/editor?tab=form',
  '/admin/editor?tab=models',
  '/admin/editor?tab=profile',
  '/admin/admins?part=own',
  '/admin/audit?log=security',
];

test.use({ locale: 'ms', viewport: { width: 320, height: 800 } });

for (const path of screens)
  test(`an admin’s screen ${path} is sound in every language`, async ({ page }) => {
    const complaints = await watch(page);
    await openAdminSession(page);
    await expectScreen(page, path);
    expect(complaints).toEqual([]);
  });
