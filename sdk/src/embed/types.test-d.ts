import { expectTypeOf, test } from 'vitest';
import type { CalculatorResult, EmbedErrorCode, Handle, LoadError, mount as Mount } from './index.ts';

// What is in here is checked by tsc; nothing of it runs.
const unused = (_check: (mount: typeof Mount, handle: Handle) => unknown) => {};

test('an event tells what it is about', () => {
  unused((_mount, { on }) => {
    on('change', result => expectTypeOf(result).toEqualTypeOf<CalculatorResult>());
    on('error', ({ code }) => expectTypeOf(code).toEqualTypeOf<EmbedErrorCode>());
    expectTypeOf(on('ready', () => {})).toEqualTypeOf<() => void>();
    // @ts-expect-error there is no such event
    on('loaded', () => {});
    // @ts-expect-error an error has no instalment
    on('error', ({ instalment }) => instalment);
  });
});

test('settings are those that there are', () => {
  unused((mount, { update }) => {
    mount('#calculator', { advisor: 'aisyah', years: 7, deposit: 5000, lang: 'en' });
    update({ theme: 'theme-07', palette: undefined, loading: 'lazy' });
    // @ts-expect-error an advisor is needed
    mount('#calculator', { theme: 'theme-01' });
    // @ts-expect-error no tenure has 40 years
    mount('#calculator', { advisor: 'aisyah', years: 40 });
    // @ts-expect-error a deposit is a number, in RM
    update({ deposit: 'RM 5,000' });
    // @ts-expect-error there is no such language
    update({ lang: 'fr' });
    // @ts-expect-error there is no such setting
    update({ colour: 'red' });
    // @ts-expect-error there is no such theme
    update({ theme: 'theme-99' });
    // @ts-expect-error there is no such way to load
    update({ loading: 'late' });
    // @ts-expect-error there is no such palette
    update({ palette: 'grey' });
  });
});

test('a failure to load has one of the codes that there are', () => {
  unused(() => (error: LoadError) => {
    // @ts-expect-error no failure has this code
    if (error.code === 'csp') return 1;
    return error.code === 'script_blocked';
  });
});

test('an element in the page is typed by its tag', () => {
  unused(() => {
    const element = document.querySelector('loan-kereta');
    if (!element) return;
    expectTypeOf(element.result).toEqualTypeOf<CalculatorResult | undefined>();
    element.years = 7;
    element.deposit = undefined;
    // @ts-expect-error no car is financed over eight years
    element.years = 8;
    // @ts-expect-error a rate is a number, in percent a year
    element.rate = '2.9';
    element.addEventListener('loan-kereta:change', ({ detail }) => detail.instalment.toFixed());
  });
});
