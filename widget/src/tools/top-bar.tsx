import { grantsTheme, planNames, themeId, themes } from '@loan-kereta/sdk/plans';
import { type ReactNode, useState } from 'react';
import { useWidget } from '../parts/context.tsx';
import { Shape } from '../parts/shape.tsx';
import { adopting } from '../ui/adopt.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { useAdvisorWords } from '../ui/use-advisor-words.ts';
import css from './top-bar.css?inline';

const adopt = adopting(css);

interface ToolProps {
  readonly icon: IconName;
  readonly locked?: boolean;
  readonly look?: 'bar-unlock' | 'bar-diamond' | 'bar-person';
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ icon, locked = false, look, onClick, children }: ToolProps) {
  const say = useAdvisorWords();
  return (
    <button type="button" className={look ? `bar-tool ${look}` : 'bar-tool'} onClick={onClick}>
      <span className="bar-icons">
        <Icon name={icon} />
        {locked && <Icon name="lock" />}
      </span>
      <span>
        {children}
        {locked && <span className="lk-sr"> ({say('locked')})</span>}
      </span>
    </button>
  );
}

/**
 * The themes by name, each with its shape where the browser can draw it in a list; those that the plan does not grant are
 * locked, and say which plan does. On a live stream, where an open list is filmed, they are left out.
 */
function ThemePicker({ onTheme, hasLayout }: Pick<TopBarProps, 'onTheme' | 'hasLayout'>) {
  const say = useAdvisorWords();
  const { features, themeId: current, presenter } = useWidget();
  return (
    <label className="bar-theme">
      <Icon name="layout" />
      <span className="bar-name" aria-hidden="true">
        {say('theme')}
      </span>
      <select
        aria-label={say('theme')}
        value={current}
        onChange={event => onTheme(event.currentTarget.value)}
      >
        {hasLayout && <option value="custom">{say('ownLayout')}</option>}
        {themes.map(({ number, name, plan }) => {
          const open = grantsTheme(features.theme_access, number);
          if (presenter && !open) return null;
          return (
            <option key={number} value={themeId(number)} disabled={!open}>
              <Shape theme={themeId(number)} />
              {open ? `${number}. ${name}` : `🔒 ${number}. ${name} — ${say('needs')} ${planNames[plan]}`}
            </option>
          );
        })}
      </select>
      <Icon name="chevron" />
    </label>
  );
}

interface TopBarProps {
  readonly onTheme: (id: string) => void;
  /** Whether there is a layout of the advisor's own to choose. */
  readonly hasLayout: boolean;
  readonly onUnlock: () => void;
  readonly onColors: () => void;
  readonly onShareDialog: () => void;
  readonly onEditData: () => void;
  readonly onLive: () => void;
  readonly onProfile: () => void;
  /** Absent for everybody who may not. */
  readonly onActivateDiamond: (() => void) | undefined;
}

/**
 * The advisor's tools over the calculator: theme, colours, sharing and data. On a live stream they fold to a handle,
 * and only those are behind it that the plan has: no lock is filmed, and nothing of plans.
 */
export function TopBar({
  onTheme,
  hasLayout,
  onUnlock,
  onColors,
  onShareDialog,
  onEditData,
  onLive,
  onProfile,
  ...props
}: TopBarProps) {
  const say = useAdvisorWords();
  const { features, presenter } = useWidget();
  const [unfolded, setUnfolded] = useState(false);
  const tools = [
    ['palette', features.custom_color, onColors, 'colors'],
    ['share', features.share, onShareDialog, 'share'],
    ['data', features.edit_data, onEditData, 'editData'],
    ['live', features.presenter_mode, onLive, 'live'],
    // Nobody edits while filmed.
    ['person', !presenter, onProfile, 'profile'],
  ] as const;
  const folded = presenter && !unfolded;
  return (
    <nav ref={adopt} className={folded ? 'advisor-bar folded' : 'advisor-bar'} aria-label={say('bar')}>
      {presenter && (
        <button
          type="button"
          className="bar-handle"
          aria-label={say('bar')}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        />
      )}
      {!folded && (
        <>
          <div className="bar-tools">
            <ThemePicker onTheme={onTheme} hasLayout={hasLayout} />
            {tools.map(
              ([icon, has, open, word]) =>
                (has || !presenter) && (
                  <Tool
                    key={icon}
                    icon={icon}
                    locked={!has}
                    {...(icon === 'person' && { look: 'bar-person' })}
                    onClick={open}
                  >
                    {say(word)}
                  </Tool>
                ),
            )}
            {!presenter && features.theme_access.length < themes.length && (
              <Tool icon="unlock" look="bar-unlock" onClick={onUnlock}>
                {say('unlockThemes')}
              </Tool>
            )}
          </div>
          {props.onActivateDiamond && !presenter && (
            <Tool icon="gem" look="bar-diamond" onClick={props.onActivateDiamond}>
              {say('activateDiamond')}
            </Tool>
          )}
        </>
      )}
    </nav>
  );
}
