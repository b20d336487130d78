import { useEffect, useRef } from 'react';
import type { Font } from '../session/theme.ts';
import { useWidget } from './context.tsx';

/** The sources that a policy names for fonts. */
const fontSources = (policy: string) =>
  (/(?:^|;)\s*font-src([^;]*)/i.exec(policy) ?? /(?:^|;)\s*default-src([^;]*)/i.exec(policy))?.[1];

/** Whether the page's own markup allows no font that comes as data. What a header says no script can read. */
const isForbidden = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv="content-security-policy" i]')]
    .map(({ content }) => fontSources(content))
    .some(sources => sources !== undefined && !/(\s|^)(\*|data:)(\s|$)/.test(sources));

/** How wide a text is in a typeface, in em. */
const widthIn = ({ widths }: Font, text: string) =>
  [...text].reduce(
    (sum, char) => sum + (Object.entries(widths).find(([name]) => name === char)?.[1] ?? widths.digit),
    0,
  );

/**
 * What a face is measured by: the same for every calculator, as all on a page share what is called by one name. The
 * longest figure leaves the least room beside it, and none is then wider than in the face that it stood in.
 */
const sample = 'RM18,888';

/**
 * A face in which a figure is as wide, and its line as high, as in the face that it stands in now: when it takes that
 * one's place nothing moves. It has one weight, for whatever the stylesheet asks.
 */
function faceFor(family: string, font: Font, figure: Element): FontFace | undefined {
  const { fontWeight, fontFamily } = getComputedStyle(figure);
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return undefined;
  // Another calculator may have brought the face already; it does not stand in for itself.
  const others = fontFamily.split(',').filter(name => !name.includes(family));
  pen.font = `${fontWeight} 100px ${others}`;
  const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = pen.measureText(sample);
  // In the size that font-size-adjust draws that face in: its zero is 0.57 em wide, as parts.css says.
  const scale = 0.57 / (pen.measureText('0').width / 100);
  const size = (scale * width) / 100 / widthIn(font, sample);
  const base64 = font.data.slice(font.data.indexOf(',') + 1);
  const bytes = Uint8Array.from(atob(base64), char => char.charCodeAt(0));
  return new FontFace(family, bytes, {
    weight: '1 1000',
    sizeAdjust: `${size * 100}%`,
    ascentOverride: `${(scale * ascent) / size}%`,
    descentOverride: `${(scale * descent) / size}%`,
    lineGapOverride: '0%',
    // Which TypeScript does not know of yet.
  } as FontFaceDescriptors);
}

/**
 * Brings the typeface of a theme that has one of its own, once its figure stands. It comes as a script, so that no
 * policy is asked for a font, and goes with the theme.
 */
export function Lettering() {
  const { theme, themeId } = useWidget();
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const figure = anchor.current?.parentElement?.querySelector<HTMLElement>('[part~=instalment] .lk-figure');
    let face: FontFace | undefined;
    let isGone = false;
    const put = async () => {
      const font = (await theme.font?.())?.default;
      if (!font || !figure?.isConnected || isGone) return;
      face = faceFor(`lk-${themeId}`, font, figure);
      await face?.load();
      if (!face || isGone) return;
      // It brings its size, which a zero that is narrower than its tabular one would change.
      figure.style.fontSizeAdjust = 'none';
      document.fonts.add(face);
    };
    if (figure && theme.font && !isForbidden()) put().catch(() => {});
    return () => {
      isGone = true;
      if (face) document.fonts.delete(face);
    };
  }, [theme, themeId]);
  return <span ref={anchor} hidden />;
}
