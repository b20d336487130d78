import type { LayoutColors } from '@loan-kereta/sdk/layouts';
import { palettes } from '@loan-kereta/sdk/palettes';
import type { PaletteName } from '@loan-kereta/sdk/plans';
import { Lock } from 'lucide-react';
import { useWords } from '../../../language/dictionary.ts';
import { Button } from '../../../ui/button.tsx';
import { change, useDesign } from '../design/design.ts';
import { askToUnlock } from '../unlock/unlock.tsx';
import { customizeWords } from '../words/words.ts';
import { Choice } from './choice.tsx';
import styles from './panel.module.css';

interface ColorsTabProps {
  /** The palette that the advisor's calculator has otherwise, and that own colours begin with. */
  readonly palette: PaletteName;
  /** Whether the plan grants colours of one's own. */
  readonly granted: boolean;
}

const names = ['primary', 'secondary', 'accent'] as const satisfies (keyof LayoutColors)[];

/** The palette's colours, or one's own. */
export function ColorsTab({ palette, granted }: ColorsTabProps) {
  const text = useWords(customizeWords);
  const own = useDesign(state => state.layout.colors);
  const { primary, secondary, accent } = palettes[palette];
  const colors = own ?? { primary, secondary, accent };
  return (
    <>
      {granted ? (
        <Choice
          label={text.colorsOf}
          value={own ? 'own' : 'palette'}
          names={text.colorsFrom}
          onChoose={from => change({ colors: from === 'own' ? colors : null })}
        />
      ) : (
        <div className={styles.locked}>
          <Lock aria-hidden="true" />
          <p>{text.colorsLocked}</p>
          <Button size="small" look="primary" onClick={() => askToUnlock('ownBranding')}>
            {text.unlock}
          </Button>
          {own && (
            <Button size="small" onClick={() => change({ colors: null })}>
              {text.colorsFrom.palette}
            </Button>
          )}
        </div>
      )}
      <div className={styles.colors}>
        {names.map(name => (
          <label key={name} className={styles.color}>
            <input
              type="color"
              value={colors[name]}
              disabled={!granted || !own}
              onChange={event => change({ colors: { ...colors, [name]: event.target.value } }, name)}
            />
            <span>{text.colorNames[name]}</span>
            <code>{colors[name]}</code>
          </label>
        ))}
      </div>
      {granted && own && <p className={styles.hint}>{text.colorsHint}</p>}
    </>
  );
}
