import { applySheet } from '@loan-kereta/sdk/embed';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { widgetIn } from '../stage/drive.ts';
import { faultsOf, faultsOfMotion, unsaid } from '../stage/faults.ts';
import { hardAdvisor } from '../stage/hard.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { cases, models } from '../stage/measured-cases.ts';
import { hasItsTypeface, inEveryTheme, isLettered, setWidth, showModel } from '../stage/tour.ts';

/** The widths of calculators, of a small phone to a page, in px. */
const widths = [320, 390, 768, 1280];

const meta = preview.meta({
  title: 'States/Measured',
  component: Calculator,
  parameters: { frame: false },
  args: { models, advisor: hardAdvisor },
});

/** The widest face that is common, which every set of test fonts has. */
const wide = "* { font-family: 'DejaVu Sans' !important }";

export const Measured = meta.story({ name: 'Every theme at four widths' });
Measured.test(
  'Nothing is cut, covered or alone, whatever the figure and the width',
  { parameters: lookedAt },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const faults: string[] = [];
    await inEveryTheme(widget, async theme => {
      await hasItsTypeface(theme);
      for (const [index, { model, figure }] of cases.entries()) {
        await showModel(widget, model, figure);
        faults.push(...faultsOfMotion(widget).map(fault => `${theme}: ${fault}`));
        for (const width of widths) {
          await setWidth(widget, width);
          const car = models[index];
          if (width === 390 && car)
            faults.push(...unsaid(widget, theme, car).map(fault => `${theme} ${figure}: ${fault}`));
          faults.push(
            ...faultsOf(widget, theme, width, model === 'alza').map(
              fault => `${theme} ${width} ${figure}: ${fault}`,
            ),
          );
        }
      }
      // A typeface of its own has its width already.
      if (isLettered(theme)) return;
      const removeFace = applySheet(widget.getRootNode() as ShadowRoot, wide);
      for (const width of [320, 390]) {
        await setWidth(widget, width);
        faults.push(
          ...faultsOf(widget, theme, width, true).map(fault => `${theme} ${width} in DejaVu Sans: ${fault}`),
        );
      }
      removeFace();
    });
    await expect(faults).toEqual([]);
  },
);
