import { failure } from '@loan-kereta/sdk/languages/ms/calculator';
import { palettes } from '@loan-kereta/sdk/palettes';
import { paletteNames } from '@loan-kereta/sdk/plans';
import { type CSSProperties, useState } from 'react';
import type { DialogProps } from '../advisor/services.ts';
import { storedPalette } from '../advisor/stored.ts';
import { useWidget } from '../parts/context.tsx';
import { adopting } from '../ui/adopt.ts';
import { DialogFrame } from '../ui/dialog.tsx';
import { useAdvisorWords } from '../ui/use-advisor-words.ts';
import { useWords } from '../ui/use-words.ts';
import css from './palette.css?inline';

const adopt = adopting(css);

/** The palettes; a choice is saved, and shows at once unless the layout that is shown has colours of its own. */
export default function PaletteDialog({ palette: saving, onClose }: DialogProps) {
  const say = useAdvisorWords();
  const sayFailure = useWords('failure', failure);
  const { session, update, palette, themeId, layout, features } = useWidget();
  const ownColors = themeId === 'custom' && features.own_branding && layout?.colors;
  const [picked, pick] = useState<string>();
  const chosen = picked ?? session.getState().options.palette ?? palette;
  const choose = (name: string) => {
    pick(name);
    update({ palette: ownColors ? undefined : name });
    storedPalette.write(name);
    saving.save(name);
  };
  return (
    <DialogFrame
      title={say('paletteTitle')}
      icon="palette"
      onClose={onClose}
      wide
      low
      status={saving.unsaved && <span className="dialog-fault">{say('paletteNotSaved')}</span>}
      actions={
        <>
          {saving.unsaved && (
            <button type="button" className="dialog-quiet" onClick={() => choose(chosen)}>
              {sayFailure('retry')}
            </button>
          )}
          <button type="button" className="dialog-loud" onClick={onClose}>
            {say('done')}
          </button>
        </>
      }
    >
      {ownColors && <p className="dialog-hint">{say('paletteOwnColors')}</p>}
      <fieldset ref={adopt} className="dialog-swatches" aria-label={say('paletteTitle')}>
        {paletteNames.map(name => {
          const { label, primary, secondary, accent } = palettes[name];
          const colours = { '--a': primary, '--b': secondary, '--c': accent } as CSSProperties;
          return (
            <label key={name} className="dialog-swatch">
              <input
                type="radio"
                name="palette"
                value={name}
                checked={name === chosen}
                onChange={() => choose(name)}
              />
              <span style={colours}>{label}</span>
            </label>
          );
        })}
      </fieldset>
    </DialogFrame>
  );
}
