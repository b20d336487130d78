import { calculateLoan, formatPercent, formatRM, tenureYears } from '@loan-kereta/sdk/loan';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only, part, textOf } from '../stage/dom.ts';
import { choose, widgetIn } from '../stage/drive.ts';
import { everyControl } from './every-control.ts';
import { inThreePalettes } from './three-palettes.tsx';

const meta = preview.meta({
  title: 'Themes/12 Dashboard',
  component: Calculator,
  args: { theme: 'theme-12' },
});

export const Dashboard = meta.story({ name: '12 Dashboard' });

Dashboard.test('Every control', everyControl);

export const Palettes = meta.story(inThreePalettes);

Dashboard.test(
  'The bars show each tenure’s instalment, the ring what is principal and what interest',
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    await choose(widget, 'model-picker', 'myvi');
    const loan = (years: number) => calculateLoan({ otr: 58260, deposit: 0, rate: 2.9, years });
    const bars = within(part(widget, 'tenure')).getAllByRole('radio');
    await waitFor(() =>
      expect(bars.map(bar => textOf(bar.closest('label') ?? bar))).toEqual(
        tenureYears.map(years => `${formatRM(loan(years).instalment)}${years} tahun`),
      ),
    );
    const { totalInterest, totalPayment } = loan(9);
    const share = (totalInterest / totalPayment) * 100;
    await expect(textOf(only(widget, '.ring'))).toContain(`${formatPercent(share, 1)}%`);
    await expect(textOf(only(widget, '.ring'))).toContain(`${formatPercent(100 - share, 1)}%`);
  },
);
