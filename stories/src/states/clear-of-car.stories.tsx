import { perodua } from '@loan-kereta/sdk/catalogue';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { throughWindow } from '../stage/browser.ts';
import { Calculator } from '../stage/calculator.tsx';
import { part, shownCar } from '../stage/dom.ts';
import { settled, widgetIn } from '../stage/drive.ts';
import { lookedAt } from '../stage/looked-at.ts';
import { inEveryTheme, setWidth, showModel } from '../stage/tour.ts';

/** Every car at a price whose month, over 9 years at 2.90 % flat, has five digits and a comma. */
const models = perodua.map(model => ({
  ...model,
  rate: 2.9,
  variants: [{ id: 'long', name: '1.5 AV', otr: 1_595_163 }],
}));

/** The widths of calculators, of a small phone to a page, in px. */
const widths = [320, 390, 768, 1000, 1280];

const meta = preview.meta({
  title: 'States/Clear of the car',
  component: Calculator,
  parameters: { frame: false },
  args: { models },
});

/** The box of a text: as wide as its letters, and as high as its digits, which end well within their line. */
function digitsOf(element: Element): DOMRect {
  const text = document.createRange();
  text.selectNodeContents(element);
  const { left, top, width, height } = text.getBoundingClientRect();
  const { fontSize } = getComputedStyle(element);
  const high = Number.parseFloat(fontSize) * element.currentCSSZoom * 0.7;
  return new DOMRect(left, top + (height - high) / 2, width, high);
}

/** Points all over a box, at most 4 px apart. */
function* pointsIn({ left, top, right, bottom }: DOMRect): Generator<DOMPoint> {
  for (let y = top; y <= bottom; y += 4) for (let x = left; x <= right; x += 4) yield new DOMPoint(x, y);
}

/** Whether the body of a car, as it is drawn and not the box around it, is under or over a box. */
function isOn(body: SVGGeometryElement, box: DOMRect): boolean {
  const toDrawing = body.getScreenCTM()?.inverse();
  if (!toDrawing) throw new Error('The car is not drawn.');
  for (const point of pointsIn(box)) if (body.isPointInFill(point.matrixTransform(toDrawing))) return true;
  return false;
}

/** Which cars lie on what, in words; a theme that shows none is a fault, too. */
async function faultsIn(widget: HTMLElement): Promise<string[]> {
  const faults: string[] = [];
  await inEveryTheme(widget, async theme => {
    for (const { code } of models) {
      await showModel(widget, code, 'RM18,625');
      for (const width of widths) {
        await setWidth(widget, width);
        await settled(widget);
        const body = shownCar(widget);
        for (const text of part(widget, 'instalment').querySelectorAll('.lk-figure, .lk-per'))
          if (text.checkVisibility() && (!body || isOn(body, digitsOf(text))))
            faults.push(`${theme} ${width}: ${code} on ${text.className}`);
      }
    }
  });
  return faults;
}

export const ClearOfTheCar = meta.story({ name: 'Every car beside a figure of five digits' });
ClearOfTheCar.test(
  'No car lies on the figure or the month',
  { parameters: lookedAt },
  async ({ canvasElement }) => {
    const widget = await widgetIn(canvasElement);
    // A laptop's: on a low window a car that stands on its foot comes closest to the figure above.
    await throughWindow(async () => expect(await faultsIn(widget)).toEqual([]), [1280, 800]);
  },
);
