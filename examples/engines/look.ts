import { setTimeout as sleep } from 'node:timers/promises';
import type { EnginePage } from './engine-pages.ts';
import type { OldChromium } from './old-chromium.ts';

/** The outcome of a look at a page. */
export interface Seen {
  readonly isGood: boolean;
  /** In a few words: `RM471, 94 px`. */
  readonly text: string;
}

/** The least size of a figure, in px, and its least contrast. */
const least = { size: 40, contrast: 3 };

/** In the page: the first figure of a calculator, wherever its root is. */
function findFigure() {
  const roots = [document, ...Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)];
  // In the syntax of Chromium 78, which has no `?.`.
  const figures = roots.flatMap(root => (root ? [root.querySelector('[part~=instalment] strong')] : []));
  const figure = figures.filter(each => each)[0];
  const text = document.body.innerText.trim();
  if (!figure) return { text };
  // One theme draws its digits beside the text, on drums.
  const digits = figure.querySelector('.drums i') || figure.lastElementChild || figure;
  const { left, top, width, height } = (figure.querySelector('.drums') || figure).getBoundingClientRect();
  return {
    text,
    figure: (figure.textContent || '').replace(/\s/g, ''),
    size: Math.round(parseFloat(getComputedStyle(digits).fontSize)),
    box: { x: left, y: top + scrollY, width, height },
    isCut: left < 0 || left + width > innerWidth + 1,
  };
}

/** In the page: the contrast of the lightest and the darkest of a picture. */
async function contrastOf(png: string): Promise<number> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
  brush.drawImage(picture, 0, 0);
  const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
  const linear = (value: number) => ((value / 255 + 0.055) / 1.055) ** 2.4;
  let [dark, light] = [1, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]].map(value =>
      linear(value || 0),
    );
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    dark = Math.min(dark, luminance);
    light = Math.max(light, luminance);
  }
  return (light + 0.05) / (dark + 0.05);
}

/** Looks at what is open once. */
async function lookOnce(
  browser: OldChromium,
  { isOnHost }: EnginePage,
  wanted: RegExp | 'figure',
): Promise<Seen> {
  const { text, figure, size = 0, isCut, box } = await browser.run(findFigure);
  if (wanted !== 'figure')
    return wanted.test(text)
      ? { isGood: true, text: 'as promised' }
      : { isGood: false, text: text.slice(0, 40) };
  if (!box || !figure) return { isGood: false, text: 'no figure' };
  // Our own pages draw no `data:` pictures into a canvas, so that contrast is measured on the host's.
  const contrast = isOnHost ? await browser.run(contrastOf, await browser.picture(box)) : undefined;
  const isGood =
    /^RM[\d,]{3,}$/.test(figure) &&
    size >= least.size &&
    !isCut &&
    (contrast ?? least.contrast) >= least.contrast;
  const measured = contrast === undefined ? '' : `, ${contrast.toFixed(1)}:1`;
  return { isGood, text: `${figure}, ${size} px${measured}${isCut ? ', cut' : ''}` };
}

/** Looks at a page that is open until it shows what it has to, for some seconds. */
export async function look(browser: OldChromium, page: EnginePage, version: number): Promise<Seen> {
  const wanted = version < page.from ? page.before : page.shows;
  if (!wanted) return { isGood: true, text: '–' };
  for (let looks = 0; ; looks += 1) {
    const seen = await lookOnce(browser, page, wanted);
    if (seen.isGood || looks === 30) return seen;
    await sleep(200);
  }
}
