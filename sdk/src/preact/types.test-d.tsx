/** @jsxImportSource preact */
import { test } from 'vitest';
import type {} from './index.ts';

// What is in here is checked by tsc; nothing of it runs.
const unused = (_check: () => unknown) => {};

test('the element is typed in Preact’s JSX', () => {
  unused(() => <loan-kereta advisor="aisyah" theme="theme-20" years={7} class="wide" id="kira" />);
  // @ts-expect-error an advisor is needed
  unused(() => <loan-kereta theme="theme-01" />);
  // @ts-expect-error there is no such theme
  unused(() => <loan-kereta advisor="aisyah" theme="theme-0" />);
});
