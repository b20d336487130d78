import { engine } from '@loan-kereta/sdk/embed';

/** A feature of CSS that an engine may lack, and how its stylesheets do without. */
interface Substitute {
  /** What `CSS.supports` is asked. */
  readonly feature: string;
  readonly write: (css: string) => string;
}

const colour = String.raw`([#\w]+(?:\([^)]*\))?)`;
const mix = new RegExp(String.raw`color-mix\(in \w+, ?${colour} ?(\d*)%?, ?${colour}[^)]*\)`, 'g');

/** The values of a shorthand, which spaces part outside of brackets. */
const valuesOf = (text: string) => text.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
/** The selectors of a list, which commas part outside of brackets. */
const selectorsOf = (text: string) => text.match(/(?:[^,()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

const sidesOf = { inline: ['left', 'right'], block: ['top', 'bottom'] };

export const substitutes = {
  /** Chromium 87, Safari 14.1. The calculator is written from left to right, whatever its page. */
  sides: {
    feature: 'inset:0',
    write: css =>
      css
        .replace(
          /([{;](?:margin|padding))-(inline|block):([^;}]+)/g,
          (_, property, axis: 'inline' | 'block', text) => {
            const [start, end = start] = valuesOf(text);
            const [before, after] = sidesOf[axis];
            return `${property}-${before}:${start};${property.slice(1)}-${after}:${end}`;
          },
        )
        .replace(/([{;])inset:([^;}]+)/g, (_, sign, text) => {
          const [top, right = top, bottom = top, left = right] = valuesOf(text);
          return `${sign}top:${top};right:${right};bottom:${bottom};left:${left}`;
        }),
  },
  /** Gaps of flexible rows, where texts would touch: Chromium 84, Safari 14.1. No feature tells; this one is as new. */
  gaps: {
    feature: 'appearance:none',
    write: css => `${css}.lk-avatar,.lk-live>span{margin-right:12px}.lk-per{padding-left:4px}`,
  },
  /** Chromium 88, Safari 14. */
  selectors: {
    feature: 'selector(:is(a))',
    write: css =>
      css.replace(/:is\(/g, ':-webkit-any(').replace(/:not\(([^()]+)\)/g, (_, list: string) =>
        list
          .split(',')
          .map(each => `:not(${each})`)
          .join(''),
      ),
  },
  /** Chromium 105, Safari 15.4, Firefox 121. One that an engine does not know takes its whole list along. */
  lists: {
    feature: 'selector(:has(a))',
    write: css =>
      css.replace(/[^{};@]+(?={)/g, list => {
        const known = selectorsOf(list).filter(selector => !selector.includes(':has('));
        return known.length > 0 ? `${known}` : list;
      }),
  },
  /** Chromium 104, Safari 14.1. */
  transforms: {
    feature: 'translate:0',
    write: css =>
      css
        .replace(/([{;])(translate|rotate|scale):([^;}]+)/g, (_, sign, name, text) =>
          text === 'none' ? `${sign}transform:none` : `${sign}transform:${name}(${valuesOf(text)})`,
        )
        .replace(/(transition:[^;}]*)\b(?:translate|rotate|scale)\b/g, '$1transform'),
  },
  /**
   * Chromium 105, Safari 16, Firefox 110. Those of the window take their place, at most a phone's, because without
   * container queries every theme has the layout of a phone.
   */
  containers: {
    feature: 'width:1cqi',
    write: css => css.replace(/(-?[\d.]+)cqi/g, 'min($1*.9vw,$1*3.4px)'),
  },
  /** Chromium 111, Safari 16.2, Firefox 113. The stronger colour stands for the mix. */
  mixes: {
    feature: 'color:color-mix(in srgb,red,red)',
    write: css => css.replace(mix, (_, one, share, other) => (share > 65 ? one : other)),
  },
} satisfies Record<string, Substitute>;

const lacking = Object.values<Substitute>(substitutes).filter(({ feature }) => !CSS.supports(feature));
engine.css = text => lacking.reduce((css, { write }) => write(css), text);
