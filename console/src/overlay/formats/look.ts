import { presenterPalette, type Tokens, tokens } from '@loan-kereta/sdk/palettes';

/** The colours and letters of a format, as custom properties. */
export type Look = Readonly<Record<string, string>>;

/** Red, green and blue, 0 to 255, of a computed colour; undefined where any of the ground behind it shows through. */
function opaque(colour: string): readonly number[] | undefined {
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  if (!colour.startsWith('rgb') || red === undefined || green === undefined || blue === undefined)
    return undefined;
  return alpha === 1 ? [red, green, blue] : undefined;
}

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map(channel => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The least contrast of letters on a stream: more than AA, as its compression blurs them. */
const leastContrast = 7;

function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The first opaque ground at or around an element, up to the calculator. */
function groundOf(start: Element | null): string | undefined {
  for (let each = start; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (opaque(backgroundColor)) return backgroundColor;
  }
  return undefined;
}

/**
 * The look of a format: ground, ink and letters of the theme as the calculator behind it draws them; the card of the
 * result in the grey of presenter mode.
 */
export function lookOf(host: HTMLElement): Look {
  const grey = tokens(presenterPalette);
  const root = host.shadowRoot;
  const article = root?.querySelector('article') ?? root?.querySelector('.lk') ?? host;
  const figure = root?.querySelector('[part~=instalment]') ?? article;
  const style = getComputedStyle(article);
  const palette = getComputedStyle(root?.querySelector('.lk') ?? host);
  const own = (name: keyof Tokens) => palette.getPropertyValue(name) || grey[name];
  const ground = groundOf(article);
  const [behind, before] = [opaque(ground ?? ''), opaque(style.color)];
  const isReadable = behind && before && contrastOf(behind, before) >= leastContrast;
  return {
    '--ground': isReadable && ground ? ground : own('--lk-paper'),
    '--ink': isReadable ? style.color : own('--lk-ink'),
    '--accent': own('--lk-primary'),
    '--lk-car': own('--lk-car'),
    '--card': grey['--lk-tint-2'],
    '--card-ink': grey['--lk-ink'],
    '--letters': style.fontFamily,
    '--digits': getComputedStyle(figure).fontFamily,
  };
}
