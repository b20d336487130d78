import { perodua } from '@loan-kereta/sdk/catalogue';
import { Car } from '@loan-kereta/widget/parts';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { alone } from '../in-widget/alone.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { widgetsIn } from '../stage/drive.ts';
import { hardModels } from '../stage/hard.ts';
import { OnGrounds } from './on-grounds.tsx';
import './on-grounds.css';

const meta = preview.meta({
  title: 'Parts/Car',
  component: OnGrounds,
  tags: ['autodocs'],
  args: { part: Car },
});

/** The six models, drawn to one scale from their true measures, in the palette's paint. */
export const SixModels = meta.story({
  render: () => (
    <div className="grounds pair">
      {perodua.map(({ code }) => (
        <Calculator key={code} options={{ model: code }} loadTheme={async () => alone(Car, 'light')} />
      ))}
    </div>
  ),
  globals: { width: '768' },
});
SixModels.test('Each is named', async ({ canvasElement }) => {
  const names = async () => {
    const drawings = (await widgetsIn(canvasElement)).map(widget => within(widget).getByRole('img'));
    return drawings.map(drawing => drawing.getAttribute('aria-label'));
  };
  await waitFor(async () => expect(await names()).toEqual(perodua.map(({ name }) => `Perodua ${name}`)));
});

/** On every ground. */
export const Grounds = meta.story({ args: { options: { model: 'ativa' } } });

/** A model that there is no drawing of. */
export const Unknown = meta.story({ args: { models: [hardModels.withoutPriceOrRate] } });
