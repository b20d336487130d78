import { test } from 'vitest';
import { LoanKereta } from './index.tsx';

// What is in here is checked by tsc; nothing of it runs.
const unused = (_check: () => unknown) => {};

test('props are those that there are', () => {
  unused(() => <LoanKereta advisor="aisyah" years={7} onChange={({ instalment }) => instalment.toFixed()} />);
  unused(() => (
    <LoanKereta advisor="aisyah" onError={({ code, message }) => [code === 'script_blocked', message]} />
  ));
  // @ts-expect-error an advisor is needed
  unused(() => <LoanKereta theme="theme-01" />);
  // @ts-expect-error no tenure has 40 years
  unused(() => <LoanKereta advisor="aisyah" years={40} />);
  // @ts-expect-error there is no such theme
  unused(() => <LoanKereta advisor="aisyah" theme="theme-99" />);
  // @ts-expect-error there is no such event
  unused(() => <LoanKereta advisor="aisyah" onLoaded={() => {}} />);
  // @ts-expect-error a result has no colour
  unused(() => <LoanKereta advisor="aisyah" onChange={({ colour }) => colour} />);
  unused(() => <LoanKereta advisor="aisyah">text</LoanKereta>);
});

test('the element itself is typed in JSX', () => {
  unused(() => <loan-kereta advisor="aisyah" theme="theme-20" years={7} class="wide" id="kira" />);
  // @ts-expect-error an advisor is needed
  unused(() => <loan-kereta theme="theme-01" />);
  // @ts-expect-error there is no such theme
  unused(() => <loan-kereta advisor="aisyah" theme="theme-0" />);
});
