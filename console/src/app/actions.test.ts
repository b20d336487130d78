import { languageCodes } from '@loan-kereta/sdk/languages/codes';
import { pageWords } from '@loan-kereta/sdk/languages/console/pages';
import { findPage, pages } from '@loan-kereta/sdk/pages';
import { expect, test } from 'vitest';
import { actionsOf } from './actions.ts';

const ofAdmins = actionsOf('admin');

test('an action leads to a page of admins, and no two are the same', () => {
  for (const { path } of ofAdmins) {
    const page = findPage(new URL(path, 'https://example.com').pathname);
    expect(page && pages[page].viewer).toBe('admin');
  }
  const done = ofAdmins.map(({ path, state }) => `${path} ${state?.wish}`);
  expect(new Set(done).size).toBe(done.length);
});

test('who only helps looks, and is offered nothing that changes or takes away', () => {
  expect(actionsOf('support').map(({ id }) => id)).toEqual([
    'pending',
    'later',
    'failedMails',
    'ownAccount',
    'security',
  ]);
});

test.each(languageCodes)(
  'every action has a name of its own in %s, and no name is without one',
  async code => {
    const { actions } = await pageWords('frames')(code);
    expect(Object.keys(actions).toSorted()).toEqual(ofAdmins.map(({ id }) => id).toSorted());
    expect(new Set(Object.values(actions)).size).toBe(ofAdmins.length);
  },
);
