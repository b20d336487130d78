import { expect, type Locator } from '@playwright/test';

/**
 * Chooses from a list that opens under a press. What has just opened takes no press yet, so that nobody chooses by the
 * press that opened it; a person is slower than that, a test on a busy machine is not always. So it is chosen again
 * until that shows.
 *
 * @param taken holds once it is chosen; where nothing else is named, the list then says so itself
 */
export async function choose(
  select: Locator,
  name: string,
  taken = () => expect(select).toContainText(name, { timeout: 5000 }),
): Promise<void> {
  const option = select.page().getByRole('option', { name });
  await expect(async () => {
    if (!(await option.isVisible())) await select.click();
    await option.click({ timeout: 5000 });
    await expect(option).toBeHidden({ timeout: 5000 });
    await taken();
  }).toPass();
}
