import { pages } from '@loan-kereta/sdk/pages';
import { expectScreen, walks } from '../testing/screen.ts';
import { signInAdmin } from '../testing/sign-in.ts';
import { expect, test } from '../testing/test.ts';
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

for (const { language, width } of walks)
  test.describe(`in ${language}, ${width} px wide`, () => {
    test.use({ locale: language, viewport: { width, height: 800 } });

    test('every screen of an admin is sound', async ({ page }) => {
      // A good twenty of them in one visit.
      test.slow();
      const complaints = await watch(page);
      await signInAdmin(page, pages.admin.path);
      for (const path of screens) await expectScreen(page, path, language);
      expect(complaints).toEqual([]);
    });
  });
