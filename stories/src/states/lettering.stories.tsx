import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Calculator } from '../stage/calculator.tsx';
import { only, part } from '../stage/dom.ts';
import { drawn, wears, widgetIn, widgetsIn } from '../stage/drive.ts';
import { mountedIn } from '../stage/mounted.tsx';

const meta = preview.meta({ title: 'States/Typefaces', component: Calculator, globals: { width: '390' } });

/** Themes that have a typeface of their own. */
const lettered = ['theme-04', 'theme-14', 'theme-17', 'theme-18'];

const facesOf = (theme: string) => [...document.fonts].filter(({ family }) => family.includes(`lk-${theme}`));

/** Where every element of a calculator begins, from its top, and how wide its figure is; in px. */
const placesIn = (widget: HTMLElement) =>
  [...widget.querySelectorAll('*')].map(each => {
    const { top, width } = each.getBoundingClientRect();
    return { name: `${each.tagName} ${each.className}`, top, width: each.matches('.lk-figure') ? width : 0 };
  });

/** The same, once nothing moves any more. */
async function settledIn(widget: HTMLElement) {
  let before = '';
  await waitFor(async () => {
    await drawn();
    const now = JSON.stringify(placesIn(widget));
    const isSettled = now === before;
    before = now;
    expect(isSettled).toBe(true);
  });
  return placesIn(widget);
}

export const Typefaces = meta.story({ name: 'Of four themes', args: { theme: 'theme-01' } });

Typefaces.test('Come after the figure, move nothing, and go with the theme', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  for (const theme of lettered) {
    mountedIn(widget).update({ theme });
    await wears(widget, theme);
    await waitFor(() => expect(facesOf(theme)).toHaveLength(1));
    const [face] = facesOf(theme);
    const own = await settledIn(widget);
    if (face) document.fonts.delete(face);
    const figure = only(part(widget, 'instalment'), '.lk-figure');
    figure.style.fontSizeAdjust = '';
    const system = await settledIn(widget);
    figure.style.fontSizeAdjust = 'none';
    const moved = own
      .map((each, index) => ({ ...each, was: system[index] }))
      .filter(
        ({ top, width, was }) =>
          !was || Math.abs(was.top - top) > 1.5 || Math.abs(was.width - width) > 0.08 * was.width,
      );
    await expect({ theme, moved }).toEqual({ theme, moved: [] });
    if (face) document.fonts.add(face);
  }
  mountedIn(widget).update({ theme: 'theme-01' });
  await waitFor(() => expect(lettered.flatMap(facesOf)).toEqual([]));
});

export const Two = meta.story({
  name: 'Of two calculators',
  args: { theme: 'theme-14' },
  render: args => (
    <>
      <Calculator {...args} />
      <Calculator {...args} options={{ model: 'aruz', years: '5' }} />
    </>
  ),
});
Two.test('Are one, which is as wide for both', async ({ canvasElement }) => {
  await widgetsIn(canvasElement);
  await waitFor(() => expect(facesOf('theme-14')).toHaveLength(2));
  const shapes = facesOf('theme-14').map(face =>
    ['sizeAdjust', 'ascentOverride', 'descentOverride'].map(name => Reflect.get(face, name)),
  );
  await expect(shapes[0]).toEqual(shapes[1]);
  await expect(shapes[0]?.[0]).toMatch(/^\d+(\.\d+)?%$/);
});

Typefaces.test('Are absent where the page allows none', async ({ canvasElement }) => {
  const widget = await widgetIn(canvasElement);
  const policy = Object.assign(document.createElement('meta'), {
    content: "default-src 'none'; font-src 'self'",
  });
  policy.httpEquiv = 'Content-Security-Policy';

  // In the body browsers pass over it, so that the page itself stays as it is; the calculator reads it all the same.
  document.body.append(policy);
  mountedIn(widget).update({ theme: 'theme-14' });
  await wears(widget, 'theme-14');
  await waitFor(() => expect(widget.querySelector('.lk-car svg')).not.toBeNull());
  await drawn();
  await expect(facesOf('theme-14')).toEqual([]);
  policy.remove();
});
