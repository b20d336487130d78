import { themeId, themes } from '@loan-kereta/sdk/plans';
import type { CSSProperties } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { Calculator, type CalculatorProps } from '../stage/calculator.tsx';
import { useMotion } from '../stage/frame.tsx';
import { useToolbar } from '../stage/toolbar.ts';
import './all-twenty.css';

/** How large a thumbnail is, in CSS pixels: of a phone's screen, and of a page. */
const phone = { width: 232, height: 412 };
const page = { width: 371, height: 260 };
/** What `full` means where twenty stand side by side. */
const fullWidth = 1200;

type AllTwentyProps = Pick<CalculatorProps, 'advisor' | 'models' | 'options'>;

const storyOf = (number: number, key: string) => `themes-${String(number).padStart(2, '0')}-${key}--${key}`;

/** Every theme at once, each the real widget made small and stilled; a click opens its story. */
export function AllTwenty(situation: AllTwentyProps) {
  const { width } = useToolbar();
  useMotion();
  const wide = width === 'full' ? fullWidth : Number(width);
  const size = wide > 600 ? page : phone;
  const scale = size.width / wide;
  // The calculator's own window has the height of the thumbnail, for what sticks to its edges.
  const scaled = { width: wide, height: size.height / scale, scale: `${scale}` };
  return (
    <ol
      className="all-twenty"
      style={{ '--width': `${size.width}px`, '--height': `${size.height}px` } as CSSProperties}
    >
      {themes.map(({ number, key, name, plan }) => (
        <li key={key}>
          <div className="thumbnail" inert>
            <div className="scaled" style={scaled}>
              <Calculator {...situation} theme={themeId(number)} />
            </div>
          </div>
          <a
            className="caption"
            href={`?path=/story/${storyOf(number, key)}`}
            target="_top"
            onClick={event => {
              event.preventDefault();
              addons.getChannel().emit(SELECT_STORY, { storyId: storyOf(number, key) });
            }}
          >
            <span className="number">{number}</span>
            <span className="name">{name}</span>
            <span className={`plan ${plan}`}>{plan}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
