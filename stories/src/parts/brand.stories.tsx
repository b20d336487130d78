import { BrandHeader, LiveBar } from '@loan-kereta/widget/parts';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { part, textOf } from '../stage/dom.ts';
import { widgetsIn } from '../stage/drive.ts';
import { hardAdvisor } from '../stage/hard.ts';
import { OnGrounds } from './on-grounds.tsx';

const meta = preview.meta({ title: 'Parts/Brand', component: OnGrounds, tags: ['autodocs'] });

/** Who the calculator speaks for: photo or initial, name, and headline. */
export const Header = meta.story({ args: { part: BrandHeader } });

/** A name of 50 characters and a headline that is longer than its line. */
export const LongHeader = meta.story({ args: { part: BrandHeader, advisor: hardAdvisor } });

/** The advisor's number. */
export const Live = meta.story({ name: 'Live bar', args: { part: LiveBar } });

/** On a live stream the header says so, and has the number. */
export const HeaderOnAStream = meta.story({
  name: 'Header on a stream',
  args: { part: BrandHeader },
  globals: { presenter: 'on' },
});
HeaderOnAStream.test('Says the name, LIVE and the number', async ({ canvasElement }) => {
  for (const widget of await widgetsIn(canvasElement)) {
    await expect(textOf(part(widget, 'brand-header'))).toMatch(/^AAisyah Perodua Klang ?LIVE ?012-345 6789$/);
  }
});
