import { planDetails, themeAccessKey, themeId, themes } from '@loan-kereta/sdk/plans';
import { advisorWords } from '@loan-kereta/sdk/wording/advisor';
import { adopting } from '../parts/adopt.ts';
import { useWidget } from '../parts/context.tsx';
import { useWords } from '../parts/use-words.ts';
import type { AdvisorServices } from './services.ts';
import css from './top-bar.css?inline';

const adopt = adopting(css);

const planNames = { basic: planDetails.basic.label, premium: 'Premium', diamond: 'Diamond' };

interface TopBarProps {
  readonly services: AdvisorServices;
  readonly onUnlock: () => void;
  readonly onColors: () => void;
  readonly onShareDialog: () => void;
  readonly onEditData: () => void;
}

/** The advisor's tools over the calculator: theme, colours, sharing and data. */
export function TopBar({ services, onUnlock, onColors, onShareDialog, onEditData }: TopBarProps) {
  const say = useWords(advisorWords);
  const { themes: granted, themeId: current, customColor, editData, plan, update } = useWidget();
  const isGranted = (number: number) => granted.includes(themeAccessKey(number));
  const choose = (id: string) => {
    update({ theme: id });
    // The theme is on screen; a server that missed the choice takes the next one.
    services.saveTheme(id).catch(() => {});
  };
  const mark = (granted: boolean) => (granted ? '' : ' 🔒');
  return (
    <nav ref={adopt} className="bar" aria-label={say('bar')}>
      <label className="bar-theme">
        <span className="lk-sr">{say('theme')}</span>
        <select value={current} onChange={event => choose(event.currentTarget.value)}>
          {themes.map(({ number, name, plan: needed }) => (
            <option key={number} value={themeId(number)} disabled={!isGranted(number)}>
              {isGranted(number)
                ? `${number}. ${name}`
                : `🔒 ${number}. ${name} — ${say('needs')} ${planNames[needed]}`}
            </option>
          ))}
        </select>
      </label>
      {granted.length < themes.length && (
        <button type="button" onClick={onUnlock}>
          {say('unlockThemes')}
        </button>
      )}
      <button type="button" onClick={onColors}>
        {say('colors')}
        {mark(customColor)}
      </button>
      <button type="button" onClick={onShareDialog}>
        {say('share')}
        {mark(plan !== 'basic')}
      </button>
      <button type="button" onClick={onEditData}>
        {say('editData')}
        {mark(editData)}
      </button>
      {services.activateDiamond && (
        <button type="button" onClick={services.activateDiamond}>
          {say('activateDiamond')}
        </button>
      )}
    </nav>
  );
}
