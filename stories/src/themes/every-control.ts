import { perodua } from '@loan-kereta/sdk/catalogue';
import { calculateLoan, convertRate, formatPercent, formatRM, type LoanInput } from '@loan-kereta/sdk/loan';
import { expect, userEvent, waitFor } from 'storybook/test';
import { part, textOf } from '../stage/dom.ts';
import { choose, paste, setRate, wears, widgetIn } from '../stage/drive.ts';
import { mountedIn } from '../stage/mounted.tsx';

const model = (code: string) => {
  const found = perodua.find(each => each.code === code);
  if (!found) throw new Error(`There is no ${code}.`);
  return found;
};

/** What a story's test is given, as far as the driving goes. */
interface Stage {
  readonly canvasElement: HTMLElement;
  readonly step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/**
 * Turns every control of a theme and holds its figures to the loan module's: model, variant, tenure, rate, deposit
 * and method, and another theme in between, which may lose nothing of it.
 */
export async function everyControl({ canvasElement, step }: Stage): Promise<void> {
  const widget = await widgetIn(canvasElement);
  const { code, rate, variants } = model('alza');
  const [first, second] = variants;
  if (!first || !second) throw new Error('The list has changed.');
  const input: LoanInput = { otr: first.otr, deposit: 0, rate, years: 9, method: 'flat' };

  const shows = (changed: Partial<LoanInput>) =>
    waitFor(() => {
      const loan = calculateLoan(Object.assign(input, changed));
      expect(textOf(part(widget, 'instalment'))).toContain(formatRM(loan.instalment));
      const text = textOf(widget);
      for (const fact of [loan.principal, loan.totalInterest, loan.totalPayment])
        expect(text).toContain(formatRM(fact));
      expect(text).toContain(`${formatPercent(loan.effectiveRate)}%`);
      expect(mountedIn(widget).result).toMatchObject({
        deposit: input.deposit,
        rate: input.rate,
        years: input.years,
      });
    });

  // The first theme draws its controls after its figure.
  await waitFor(() => part(widget, 'deposit'));
  await step('Another model brings its rate, its first variant and no deposit', async () => {
    await paste(widget, 'deposit', '7000');
    await choose(widget, 'model-picker', code);
    await shows({});
  });
  await step('Another variant', async () => {
    await choose(widget, 'variant-picker', second.id);
    await shows({ otr: second.otr });
    await expect(widget.querySelector('[part=own-rate]')).toBeNull();
  });
  await step('Another tenure', async () => {
    await choose(widget, 'tenure', '5');
    await shows({ years: 5 });
  });
  await step('Another rate', async () => {
    await setRate(widget, 3.1);
    await shows({ rate: 3.1 });
  });
  await step('A touched rate says so, and can be put back', async () => {
    const mark = part(widget, 'own-rate');
    await expect(textOf(mark)).toBe(`${formatPercent(rate)}%`);
    await userEvent.click(mark);
    await shows({ rate });
    await expect(widget.querySelector('[part=own-rate]')).toBeNull();
    await setRate(widget, 3.1);
    await shows({ rate: 3.1 });
  });
  await step('A deposit is cleaned, and kept between nothing and the price', async () => {
    await paste(widget, 'deposit', 'abc');
    await shows({ deposit: 0 });
    await paste(widget, 'deposit', '999999999');
    await shows({ deposit: second.otr });
    // A text that is no deposit leaves the one before.
    await paste(widget, 'deposit', '-5');
    await shows({ deposit: second.otr });
    await paste(widget, 'deposit', 'RM 5,000.50');
    await shows({ deposit: 5000 });
  });
  await step('The reducing method converts the rate, and flat shows the very same again', async () => {
    const { value } = convertRate({ value: 3.1, kind: 'flat' }, 'effective', 5);
    await choose(widget, 'method', 'reducing');
    await shows({ method: 'reducing', rate: value });
    await choose(widget, 'method', 'flat');
    await shows({ method: 'flat', rate: 3.1 });
    await choose(widget, 'method', 'reducing');
    await shows({ method: 'reducing', rate: value });
  });
  await step('Another theme and back loses nothing', async () => {
    const own = widget.dataset.theme ?? '';
    for (const theme of [own === 'theme-01' ? 'theme-02' : 'theme-01', own]) {
      mountedIn(widget).update({ theme });
      await wears(widget, theme);
      await shows({});
    }
  });
}
