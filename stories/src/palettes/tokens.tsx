import {
  contrast,
  palettes,
  presenterPalette,
  type Tokens as TokenSet,
  tokens,
} from '@loan-kereta/sdk/palettes';
import type { CSSProperties } from 'react';
import { useToolbar } from '../stage/toolbar.ts';
import './tokens.css';

type TokenName = keyof TokenSet;

interface Ground {
  readonly ground: TokenName;
  readonly use: string;
  /** What reads on it, at 4.5 : 1 or better. */
  readonly text: readonly TokenName[];
  /** Lines of controls and rings of focus, at 3 : 1 or better. */
  readonly lines?: readonly TokenName[];
}

const onLight = ['--lk-ink', '--lk-ink-soft', '--lk-primary-ink', '--lk-accent-ink'] as const;
const onDark = ['--lk-night-ink', '--lk-night-ink-soft', '--lk-primary-glow', '--lk-accent-glow'] as const;
const lightLines = ['--lk-field-line', '--lk-focus'] as const;
const darkLines = ['--lk-night-field-line', '--lk-night-focus'] as const;

const groundsByUse: readonly Ground[] = [
  { ground: '--lk-primary', use: 'The main surface, and buttons', text: ['--lk-on-primary'] },
  { ground: '--lk-secondary', use: 'A deeper companion', text: ['--lk-on-secondary'] },
  { ground: '--lk-accent', use: 'The highlight', text: ['--lk-on-accent'] },
  { ground: '--lk-paper', use: 'A light ground', text: onLight, lines: lightLines },
  { ground: '--lk-tint', use: 'Paper with a breath of the palette', text: onLight, lines: lightLines },
  { ground: '--lk-tint-2', use: 'A little more of it', text: onLight, lines: lightLines },
  { ground: '--lk-shade', use: 'A dark ground', text: onDark, lines: darkLines },
  { ground: '--lk-shade-2', use: 'A surface on the dark', text: onDark, lines: darkLines },
];

const short = (name: string) => name.replace('--lk-', '');

/** Every token of the toolbar's palette, on the grounds that it is made for, with the contrast that it has there. */
export function Tokens() {
  const { palette, presenter } = useToolbar();
  const applied = presenter === 'on' ? presenterPalette : palettes[palette];
  const set = tokens(applied);
  return (
    <div className="tokens">
      <h1>{applied.label}</h1>
      <p>
        A palette is six colours; these follow from them. A theme names tokens and never a colour, so that
        every palette fits every theme. The numbers are contrast ratios: in all palettes text has 4.5 or more,
        and lines have 3.
      </p>
      <ul>
        {groundsByUse.map(({ ground, use, text, lines = [] }) => {
          const [first = '--lk-ink'] = text;
          const ratio = (name: TokenName) => contrast(set[name], set[ground]).toFixed(1);
          return (
            <li key={ground} style={{ background: set[ground], color: set[first] } as CSSProperties}>
              <h2>{short(ground)}</h2>
              <p>{use}</p>
              <dl>
                {text.map(name => (
                  <div key={name} style={{ color: set[name] }}>
                    <dt>{short(name)}</dt>
                    <dd>{ratio(name)}</dd>
                  </div>
                ))}
                {lines.map(name => (
                  <div key={name}>
                    <dt>
                      <i style={{ borderColor: set[name] }} /> {short(name)}
                    </dt>
                    <dd>{ratio(name)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
