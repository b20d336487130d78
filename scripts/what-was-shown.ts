import { readFile } from 'node:fs/promises';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** How many lines of a page are printed: a dialog comes last in it. */
const lines = 60;

/** Prints what stood on the page when a test failed for good, where nobody can open the files that tell of it. */
export default class WhatWasShown implements Reporter {
  readonly #failed = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== test.expectedStatus) this.#failed.set(test, result);
    else this.#failed.delete(test);
  }

  async onEnd(): Promise<void> {
    for (const [test, { attachments }] of this.#failed)
      for (const { path } of attachments.filter(({ name }) => name === 'error-context')) {
        const told = path ? await readFile(path, 'utf8') : '';
        const [, page = ''] = told.match(/^```yaml\n([\s\S]*?)\n```/m) ?? [];
        if (page) console.log(`\nWhen “${test.title}” failed:\n${page.split('\n').slice(-lines).join('\n')}`);
      }
  }
}
