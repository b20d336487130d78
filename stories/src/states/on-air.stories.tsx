import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { throughWindow } from '../stage/browser.ts';
import { Calculator } from '../stage/calculator.tsx';
import { isCut, only, part, textOf } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { hardAdvisor } from '../stage/hard.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { inEveryTheme } from '../stage/tour.ts';

const meta = preview.meta({
  title: 'States/First screen of a live stream',
  component: Calculator,
  parameters: { frame: false },
  globals: { presenter: 'on', width: 'full' },
  args: { advisor: { ...hardAdvisor, branding_name: 'Muhammad Aiman Hafizuddin bin Abdul Rahman Shahril' } },
});

/** What of an element is on the first screen: all of it, or how far it reaches beyond in px. */
function beyond(element: Element): number {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return Math.ceil(Math.max(-left, -top, right - innerWidth, bottom - innerHeight, 0));
}

/** How many lines an element's text takes. */
const linesOf = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

export const OnAir = meta.story({ name: 'In every theme' });

const holdsAll = (size: [width: number, height: number]) => async (canvas: HTMLElement) =>
  throughWindow(async () => {
    const widget = await widgetIn(canvas);
    await inEveryTheme(widget, async theme => {
      const header = part(widget, 'brand-header');
      const name = only(header, '.lk-name');
      const rendered = {
        theme,
        name: textOf(name),
        again: textOf(widget).split(textOf(name)).length - 2,
        lines: linesOf(name) <= 2,
        cut: isCut(name),
        air: textOf(part(widget, 'live-bar')),
        beyond: [header, name, part(widget, 'live-bar'), part(widget, 'instalment')].map(beyond),
      };
      await expect(rendered).toEqual({
        theme,
        name: 'Muhammad Aiman Hafizuddin bin Abdul Rahman Shahril',
        again: 0,
        lines: true,
        cut: false,
        air: 'LIVE +60 (0)11-2345 67890',
        beyond: [0, 0, 0, 0],
      });
    });
  }, size);

OnAir.test(
  'LIVE, the whole name once, the number and the figure at 390 × 844',
  { parameters: lookedAt },
  ({ canvasElement }) => holdsAll([390, 844])(canvasElement),
);
OnAir.test('The same at 360 × 640', { parameters: lookedAt }, ({ canvasElement }) =>
  holdsAll([360, 640])(canvasElement),
);
