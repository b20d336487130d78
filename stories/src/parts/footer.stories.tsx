import { Disclaimer as Estimate, Watermark as Mark, WhatsAppButton } from '@loan-kereta/widget/parts';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { widgetsIn } from '../stage/drive.ts';
import { OnGrounds } from './on-grounds.tsx';

const meta = preview.meta({ title: 'Parts/Footer', component: OnGrounds, tags: ['autodocs'] });

/** The buyer's way to the advisor, with the figures filled in. */
export const WhatsApp = meta.story({
  args: { part: WhatsAppButton, options: { model: 'myvi', deposit: '5000', years: '7' } },
});
WhatsApp.test('Brings the car and the figures along', async ({ canvasElement }) => {
  const [widget] = await widgetsIn(canvasElement);
  if (!widget) throw new Error('There is no part.');
  const link = within(widget).getByRole<HTMLAnchorElement>('link', { name: 'Tanya di WhatsApp' });
  await waitFor(() => expect(link.href).toContain('?text='));
  const { host, pathname, searchParams } = new URL(link.href);
  await expect(host + pathname).toBe('wa.me/60123456789');
  const message = searchParams.get('text');
  for (const said of ['Myvi', '1.3 G', 'RM763', 'RM5,000', '7']) await expect(message).toContain(said);
  await expect(link).toHaveAttribute('rel', 'noopener');
});

/** That the figures are estimates, in words of its own for each method. */
export const Disclaimer = meta.story({ args: { part: Estimate } });

/** The live stream's own words. */
export const DisclaimerOnAStream = meta.story({
  args: { part: Estimate },
  globals: { presenter: 'on' },
});

/** The product's mark, on the free plan. */
export const Watermark = meta.story({ args: { part: Mark }, globals: { plan: 'basic' } });
