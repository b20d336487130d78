import { expect, test } from '@playwright/test';
import { signInAdmin } from '../../testing/sign-in.ts';
import { expectSound } from '../../testing/visit.ts';
import { slowJobs } from './slow-jobs.ts';

test.use({ locale: 'en-GB' });

test('long work goes on when its page is left and when the tab is loaded again, shows how far it is, and is stopped', async ({
  page,
}) => {
  await signInAdmin(page, '/admin/users?search=demo-basic@example.com');
  const job = await slowJobs(page);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bulk = page.getByRole('region', { name: 'What to do with the selected users' });
  await bulk.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const opener = page.getByRole('button', { name: /^\d jobs? running/ });
  await expect(opener).toBeVisible();
  job.at(40);
  await page.getByRole('link', { name: 'Mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
  const bar = opener.getByRole('progressbar');
  await expect(bar).toHaveAttribute('value', '40');
  // Where the system has colours of its own one sees it, too.
  await page.emulateMedia({ forcedColors: 'active' });
  const before = await bar.screenshot();
  job.at(60);
  await expect(bar).toHaveAttribute('value', '60');
  expect((await bar.screenshot()).equals(before)).toBe(false);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.reload();
  await opener.click();
  const jobs = page.getByRole('dialog', { name: 'Jobs' });
  const own = jobs.getByRole('listitem').filter({ hasText: '60 of 100 users · 60 changed' });
  await expect(own).toBeVisible();
  await expectSound(page);

  const stop = '**/api/admin/jobs/*/stop';
  await page.route(stop, route => route.fulfill({ status: 500, body: 'broken' }));
  await own.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('The job could not be stopped').first()).toBeVisible();
  await page.unroute(stop);
  // The server has done it all by now, and says so; the page then sees it too.
  await own.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('This job has ended already.').first()).toBeVisible();
  job.end();
  await expect(own).toHaveCount(0);
  await job.settled();
});

test('a table that was begun is saved where its admin is by then, and later from the list of jobs', async ({
  page,
}) => {
  await signInAdmin(page, '/admin?search=demo-basic@example.com');
  const job = await slowJobs(page);
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('The export has begun.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Plans' }).click();
  const saved = page.waitForEvent('download');
  job.end();
  expect((await saved).suggestedFilename()).toBe('loan-kereta-users.csv');
  await page.reload();
  await page.getByRole('button', { name: 'Jobs' }).click();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the table' }).first().click();
  expect((await again).suggestedFilename()).toBe('loan-kereta-users.csv');
  await job.settled();
});

test('the list of jobs stands in the address of whichever page is under it: Back closes it, a link opens it', async ({
  page,
}) => {
  const narrowed = '/admin/users?search=demo-basic@example.com';
  await signInAdmin(page, narrowed);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  const bulk = page.getByRole('region', { name: 'What to do with the selected users' });
  await bulk.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const jobs = page.getByRole('dialog', { name: 'Jobs' });
  await page.getByRole('button', { name: 'Jobs' }).click();
  await expect(jobs.getByRole('listitem').first()).toBeVisible();
  await page.goBack();
  await expect(jobs).toHaveCount(0);
  await expect(page).toHaveURL(narrowed);
  await page.goForward();
  await expect(jobs).toBeVisible();
  // Closed by its cross it is gone from the way back, too.
  await jobs.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(narrowed);
  await expect(jobs).toHaveCount(0);
  await page.goForward();
  await expect(jobs).toBeVisible();

  await page.goto('/admin/mail?state=sent&jobs=open');
  await expect(jobs.getByRole('listitem').first()).toBeVisible();
  await jobs.getByRole('button', { name: 'Close' }).click();
  await expect(jobs).toHaveCount(0);
  await expect(page).toHaveURL('/admin/mail?state=sent');
});
