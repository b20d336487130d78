import type { JSHandle, Page } from 'playwright';

/** A text, the contrast of its letters, and what WCAG AA asks of its size. */
interface Contrast {
  readonly html: string;
  readonly ratio: number;
  readonly needed: number;
}

export interface Measured {
  /** Texts that fall short. */
  readonly faint: readonly Contrast[];
  /** Texts of which no letter is on screen, wherever the page is scrolled to. */
  readonly unseen: readonly string[];
}

/** What the measured letters are dyed in, one photograph after the other; all other letters are taken away. */
const inks = ['#0000', '#000', '#fff'] as const;

/** Photographs the screen with the letters of the pending elements in `ink`, as a PNG in base64. */
async function photograph(
  page: Page,
  texts: JSHandle<Element[]>,
  pending: readonly number[],
  ink: string,
): Promise<string> {
  const dyed = await texts.evaluateHandle(
    (all, [colour, wanted]) => {
      const sheet = new CSSStyleSheet();
      const rule = (selector: string, fill: string) =>
        `${selector}{-webkit-text-fill-color:${fill}!important;text-shadow:none!important;text-decoration:none!important}`;
      sheet.replaceSync(rule('*,::before,::after', '#0000') + rule('[data-dyed]', colour));
      const roots = [...document.querySelectorAll('[data-calculator]')].flatMap(
        ({ shadowRoot }) => shadowRoot ?? [],
      );
      for (const root of roots) root.adoptedStyleSheets.push(sheet);
      for (const index of wanted) all[index]?.toggleAttribute('data-dyed', true);
      return () => {
        for (const root of roots)
          root.adoptedStyleSheets = root.adoptedStyleSheets.filter(each => each !== sheet);
        for (const element of all) element.removeAttribute('data-dyed');
      };
    },
    [ink, pending] as const,
  );
  const picture = await page.screenshot({ animations: 'disabled' });
  await dyed.evaluate(wash => wash());
  return picture.toString('base64');
}

/** What the browser is given: which of the elements to measure, and the three photographs. */
interface Round {
  readonly pending: readonly number[];
  readonly photographs: readonly string[];
}

/** Runs in the page. For each pending element its contrast, or `null` where none of its letters are on screen. */
async function readContrast(
  elements: Element[],
  { pending, photographs }: Round,
): Promise<(Contrast | null)[]> {
  /** How many of a text's pixels may fall short, as a share: the antialiased edge of a letter reaches over others. */
  const slack = 0.02;
  const { innerWidth: width, innerHeight: height } = window;

  const canvas = () => {
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('There is no canvas.');
    return context;
  };
  const decode = async (base64: string) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
    const context = canvas();
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height).data;
  };
  const [ground = [], black = [], white = []] = await Promise.all(photographs.map(decode));

  const swatch = canvas();
  /** Red, green and blue from 0 to 255, and alpha from 0 to 1, of a colour in whatever notation. */
  const channels = (colour: string) => {
    swatch.clearRect(0, 0, 1, 1);
    swatch.fillStyle = colour;
    swatch.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = swatch.getImageData(0, 0, 1, 1).data;
    return { rgb: [red, green, blue] as const, alpha: alpha / 255 };
  };
  const linear = (value: number) => (value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 3294.6);
  const luminance = ([red, green, blue]: readonly [number, number, number]) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

  /** The boxes of an element's own words, in px of the screen. */
  const wordsOf = (element: Element): DOMRect[] => {
    const texts = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE);
    if (texts.length === 0) return [element.getBoundingClientRect()];
    return texts.flatMap(text => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
  };
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1;

  return pending.map(index => {
    const element = elements[index];
    if (!element) return null;
    const { webkitTextFillColor, fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const opacity = opacityOf(element);
    const { rgb, alpha } = channels(webkitTextFillColor);
    const cover = alpha * opacity;
    const ratios: number[] = [];
    for (const { left, right, top, bottom } of wordsOf(element)) {
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++) {
        for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
          const at = 4 * (y * width + x);
          // A letter is where black and white ones differ, whatever it stands on.
          const isLetter = (white[at] ?? 0) - (black[at] ?? 0) > 127 * opacity;
          if (!isLetter) continue;
          const under = [ground[at] ?? 0, ground[at + 1] ?? 0, ground[at + 2] ?? 0] as const;
          const [red = 0, green = 0, blue = 0] = rgb.map(
            (value, channel) => value * cover + (under[channel] ?? 0) * (1 - cover),
          );
          const ratio = (luminance([red, green, blue]) + 0.05) / (luminance(under) + 0.05);
          ratios.push(Math.max(ratio, 1 / ratio));
        }
      }
    }
    if (ratios.length === 0) return null;
    ratios.sort((one, other) => one - other);
    return {
      ratio: ratios[Math.floor(ratios.length * slack)] ?? 0,
      needed: isLarge ? 3 : 4.5,
      html: element.outerHTML.slice(0, 120),
    };
  });
}

/**
 * Measures texts whose contrast axe leaves undecided, as over gradients and overlapping layers, letter by letter
 * against the pixels that they stand on: where a letter is, black and white ones differ, and what it stands on is seen
 * without it. Scrolls to each.
 */
export async function measureContrast(page: Page, texts: JSHandle<Element[]>): Promise<Measured> {
  const faint: Contrast[] = [];
  const unseen: string[] = [];
  let pending = await texts.evaluate(all => all.map((_, index) => index));
  while (pending.length > 0) {
    const [first = 0, ...others] = pending;
    await texts.evaluate((all, index) => all[index]?.scrollIntoView({ block: 'center' }), first);
    const photographs: string[] = [];
    for (const ink of inks) photographs.push(await photograph(page, texts, pending, ink));
    const [contrast, ...contrasts] = await texts.evaluate(readContrast, { pending, photographs });
    const reads = (found: Contrast | null | undefined) => !!found && found.ratio >= found.needed;
    if (!contrast)
      unseen.push(await texts.evaluate((all, index) => all[index]?.outerHTML.slice(0, 120) ?? '', first));
    else if (!reads(contrast)) faint.push(contrast);
    // At the edge of a list a text may be half faded out; it gets its own turn in the middle.
    pending = others.filter((_, index) => !reads(contrasts[index]));
  }
  return { faint, unseen };
}
