import type { Core } from '@loan-kereta/sdk/embed';
import { defaultLayout } from '@loan-kereta/sdk/layouts';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { part } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { mountedIn } from '../stage/mounted.tsx';
import { everyControl } from './every-control.ts';

/** The core that buyers fetch: minified, on Preact's own root, with its themes as files beside it. */
async function loadBuilt(): Promise<Core> {
  const manifest = await fetch('/built/manifest.json');
  if (!manifest.ok) throw new Error('Build the widget first: npm run build -w @loan-kereta/widget');
  const { core } = await manifest.json();
  return import(/* @vite-ignore */ `/built/${core}`);
}

const meta = preview.meta({
  title: 'Themes/As served',
  component: Calculator,
  loaders: [async () => ({ built: await loadBuilt() })],
  render: (args, { loaded: { built } }) => <Calculator {...args} mount={built.mount} />,
  // The source draws the same, and axe looks at that.
  parameters: lookedAt,
});

/** The bundle in place of the source. */
export const AsServed = meta.story({ name: 'As served' });

AsServed.test('01 Card Compact', { args: { theme: 'theme-01' } }, everyControl);
AsServed.test('02 Hero Banner', { args: { theme: 'theme-02' } }, everyControl);
AsServed.test('03 Split Left', { args: { theme: 'theme-03' } }, everyControl);
AsServed.test('04 Split Right', { args: { theme: 'theme-04' } }, everyControl);
AsServed.test('05 Fullbleed', { args: { theme: 'theme-05' } }, everyControl);
AsServed.test('06 Sidebar Sticky', { args: { theme: 'theme-06' } }, everyControl);
AsServed.test('07 Carousel', { args: { theme: 'theme-07' } }, everyControl);
AsServed.test('08 Metro Tiles', { args: { theme: 'theme-08' } }, everyControl);
AsServed.test('09 Minimal Top', { args: { theme: 'theme-09' } }, everyControl);
AsServed.test('10 Glass Effect', { args: { theme: 'theme-10' } }, everyControl);
AsServed.test('11 Compact List', { args: { theme: 'theme-11' } }, everyControl);
AsServed.test('12 Dashboard', { args: { theme: 'theme-12' } }, everyControl);
AsServed.test('13 Timeline', { args: { theme: 'theme-13' } }, everyControl);
AsServed.test('14 Magazine', { args: { theme: 'theme-14' } }, everyControl);
AsServed.test('15 Accordion', { args: { theme: 'theme-15' } }, everyControl);
AsServed.test('16 Grid Masonry', { args: { theme: 'theme-16' } }, everyControl);
AsServed.test('17 Neon Gaming', { args: { theme: 'theme-17' } }, everyControl);
AsServed.test('18 Retro Vintage', { args: { theme: 'theme-18' } }, everyControl);
AsServed.test('19 Floating Panel', { args: { theme: 'theme-19' } }, everyControl);
AsServed.test('20 Split Diagonal', { args: { theme: 'theme-20' } }, everyControl);
AsServed.test('21 Custom Layout', { args: { theme: 'custom', layout: defaultLayout } }, everyControl);

/** What a background is that nobody has set. */
const clear = 'rgba(0, 0, 0, 0)';

AsServed.test(
  'Has colours, whether they come with the answer, by the palette’s name or for a live stream',
  { args: { theme: 'theme-01' } },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    const seen = [clear];
    for (const look of [{ palette: null }, { palette: 'crimson' }, { presenter: '1' }]) {
      mountedIn(widget).update(look);
      const ground = () => getComputedStyle(part(widget, 'whatsapp')).backgroundColor;
      await waitFor(() => expect(seen).not.toContain(ground()));
      seen.push(ground());
    }
  },
);
