import { BrandHeader, LiveBar } from '@loan-kereta/widget/parts';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { part, textOf, widgetsIn } from '../stage/drive.ts';
import { hardAdvisor } from '../stage/hard.ts';
import { OnGrounds } from './on-grounds.tsx';

const meta = preview.meta({ title: 'Parts/Brand', component: OnGrounds, tags: ['autodocs'] });

/** Who the calculator speaks for: photo or initial, name, and headline. */
export const Header = meta.story({ args: { part: BrandHeader } });

/** A name of 50 characters and a headline that is longer than its line. */
export const LongHeader = meta.story({ args: { part: BrandHeader, advisor: hardAdvisor } });

/** The advisor's number. */
export const Live = meta.story({ name: 'Live bar', args: { part: LiveBar } });

/** On a live stream it says so, and whose it is. */
export const LiveOnAStream = meta.story({
  name: 'Live bar on a stream',
  args: { part: LiveBar },
  globals: { presenter: 'on' },
});
LiveOnAStream.test('Says LIVE and the name', async ({ canvasElement }) => {
  for (const widget of await widgetsIn(canvasElement)) {
    await expect(textOf(part(widget, 'live-bar'))).toMatch(/^LIVE ?Aisyah Perodua Klang ?012-345 6789$/);
  }
});
