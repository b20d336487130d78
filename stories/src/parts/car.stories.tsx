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
export const Unknown = meta.story({
  args: {
    models: [
      {
        code: 'bare',
        name: 'Nautica',
        rate: 2.9,
        variants: [{ id: 'bare-1', name: '1.5 AWD', otr: 90_000 }],
      },
    ],
  },
});

const photoOf = (width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`)}`;
const photographed = (heroImage: string) => [{ ...hardModels.brokenPhoto, heroImage, variants: [] }];

/** A photo with its surroundings fills the room; a car that is cut out of them, with nothing to crop, stands in it whole. */
export const Photos = meta.story({
  render: () => (
    <div className="grounds pair">
      {[photoOf(1600, 900), photoOf(1000, 480)].map(photo => (
        <Calculator key={photo} models={photographed(photo)} loadTheme={async () => alone(Car, 'light')} />
      ))}
    </div>
  ),
  globals: { width: '768' },
});
Photos.test('Nothing of what is cut out is cropped', async ({ canvasElement }) => {
  const fits = async () =>
    (await widgetsIn(canvasElement)).map(
      widget => getComputedStyle(within(widget).getByRole('img')).objectFit,
    );
  await waitFor(async () => expect(await fits()).toEqual(['cover', 'contain']));
});
