import type { Page } from 'playwright';

/** A text on screen: its colour as red, green, blue (0–255) and alpha (0–1), and the boxes of its lines in px. */
export interface TextOnScreen {
  readonly html: string;
  readonly colour: readonly [red: number, green: number, blue: number, alpha: number];
  /** The ratio that WCAG AA asks of a text of its size. */
  readonly needed: number;
  readonly boxes: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

export interface Faint {
  readonly html: string;
  readonly ratio: number;
  readonly needed: number;
}

/** How much of a text's ground may fall short, as a share: its boxes reach over edges that no letter stands on. */
const slack = 0.03;

/**
 * Measures the contrast of texts against the pixels that they stand on, which axe leaves undecided over gradients and
 * overlapping layers: photographs the page without its letters and compares.
 * @returns the texts that fall short
 */
export async function measureContrast(page: Page, texts: readonly TextOnScreen[]): Promise<Faint[]> {
  if (texts.length === 0) return [];
  const bare = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*,::before,::after{color:#0000!important;-webkit-text-fill-color:#0000!important;text-shadow:none!important}',
    );
    for (const { shadowRoot } of document.querySelectorAll('[data-calculator]'))
      shadowRoot?.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const ratios = await page.evaluate(
    async ([sheet, source, measured, share]) => {
      for (const { shadowRoot } of document.querySelectorAll('[data-calculator]')) {
        if (shadowRoot)
          shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter(each => each !== sheet);
      }
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!canvas) throw new Error('There is no canvas.');
      canvas.drawImage(image, 0, 0);
      const linear = (channel: number) =>
        channel > 10 ? ((channel / 255 + 0.055) / 1.055) ** 2.4 : channel / 3294.6;
      const luminance = (red: number, green: number, blue: number) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      return measured.map(({ colour: [red, green, blue, alpha], boxes }) => {
        const found: number[] = [];
        for (const { x, y, width, height } of boxes) {
          const { data } = canvas.getImageData(x, y, Math.max(1, width), Math.max(1, height));
          for (let at = 0; at < data.length; at += 4) {
            const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3);
            const on = (text: number, ground: number) => text * alpha + ground * (1 - alpha);
            const ratio =
              (luminance(on(red, r), on(green, g), on(blue, b)) + 0.05) / (luminance(r, g, b) + 0.05);
            found.push(Math.max(ratio, 1 / ratio));
          }
        }
        found.sort((one, other) => one - other);
        return found[Math.floor(found.length * share)] ?? 21;
      });
    },
    [bare, picture, texts, slack] as const,
  );
  return texts.flatMap(({ html, needed }, index) => {
    const ratio = ratios[index] ?? 21;
    return ratio < needed ? [{ html, ratio, needed }] : [];
  });
}
