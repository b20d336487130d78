import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { part, textOf } from '../stage/dom.ts';
import { widgetIn } from '../stage/drive.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { inEveryTheme } from '../stage/tour.ts';

const meta = preview.meta({ title: 'States/Figure in sight', component: Calculator });

/** Whether some of an element stands within the window. */
const isInSight = (element: Element | null | undefined): boolean => {
  const { top, bottom, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return height > 0 && bottom > 0 && top < innerHeight;
};

export const Strip = meta.story({ name: 'In every theme' });
Strip.test(
  'Where the theme’s own has left, a strip has the figure',
  { parameters: lookedAt },
  async ({ canvasElement, step }) => {
    const widget = await widgetIn(canvasElement);
    const strip = () => widget.querySelector('[part=result-strip]');
    await inEveryTheme(widget, theme =>
      step(theme, async () => {
        window.scrollTo(0, 0);
        await waitFor(() => expect(strip()).toBeNull());
        const figure = part(widget, 'instalment');
        window.scrollTo(0, scrollY + figure.getBoundingClientRect().bottom + 200);
        await waitFor(() => expect([figure, strip()].some(isInSight), theme).toBe(true));
        const visible = strip();
        if (visible)
          await expect(textOf(figure)).toContain(/RM[\d,]+/.exec(textOf(visible))?.[0] ?? 'a figure');
      }),
    );
  },
);
