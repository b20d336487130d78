import type { StreamState } from '@loan-kereta/sdk/contract';
import { failure } from '@loan-kereta/sdk/languages/ms/calculator';
import { tenureYears as choices, kindOf } from '@loan-kereta/sdk/loan';
import { grantsTheme, themes } from '@loan-kereta/sdk/plans';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { reasonOf } from '../advisor/reason.ts';
import type { AdvisorServices, DialogProps } from '../advisor/services.ts';
import { storedModels } from '../advisor/stored.ts';
import { type Saving, useSaving } from '../advisor/use-saving.ts';
import type { Lock } from '../dialogs/unlock.tsx';
import { givenRate } from '../parts/ceiling.tsx';
import { useWidget, WidgetContext } from '../parts/context.tsx';
import { useAdvisorWords } from '../ui/use-advisor-words.ts';
import { useWords } from '../ui/use-words.ts';
import { TopBar } from './top-bar.tsx';

type DialogModule = { readonly default: ComponentType<DialogProps> };

/** The dialogs, each fetched when it is first opened. */
const dialogs = {
  profile: () => import('../dialogs/profile.tsx'),
  palette: () => import('../dialogs/palette.tsx'),
  data: () => import('../dialogs/data.tsx'),
  share: () => import('../dialogs/share.tsx'),
} satisfies Record<string, () => Promise<DialogModule>>;

const unlocking = (lock: Lock) => async (): Promise<DialogModule> => {
  const { default: UnlockDialog } = await import('../dialogs/unlock.tsx');
  return { default: props => <UnlockDialog {...props} lock={lock} /> };
};

interface FrameProps {
  readonly services: AdvisorServices;
  readonly children: ReactNode;
}

interface NotSavedProps {
  readonly text: string;
  readonly saving: Saving;
}

/** Says that buyers do not see what the advisor sees, and saves it again. */
function NotSaved({ text, saving: { unsaved, save } }: NotSavedProps) {
  const say = useWords('failure', failure);
  if (unsaved === undefined) return null;
  return (
    <p className="bar-problem" role="alert">
      {text}{' '}
      <button type="button" className="bar-retry" onClick={() => save(unsaved)}>
        {say('retry')}
      </button>
    </p>
  );
}

/** What the advisor has around the theme: the top bar, the dialogs, and Edit in the header. */
export function AdvisorFrame({ services, children }: FrameProps) {
  const widget = useWidget();
  const { features, calculator, update } = widget;
  const editData = features.edit_data;
  const say = useAdvisorWords();
  const [dialog, setDialog] = useState<DialogModule>();
  const [problem, setProblem] = useState('');
  const show = (load: () => Promise<DialogModule>) => () => {
    setProblem('');
    load().then(setDialog, () => setProblem(say('loadFailed')));
  };
  const activateDiamond = () => {
    setProblem('');
    services.activateDiamond?.().catch(failure => setProblem(reasonOf(failure, say('activateFailed'))));
  };
  const theme = useSaving(services.saveTheme);
  const palette = useSaving(services.savePalette);
  const chooseTheme = (id: string) => {
    update({ theme: id });
    theme.save(id);
  };
  useEffect(() => {
    const own = editData && storedModels.read();
    if (own) calculator.setModels(own);
  }, [editData, calculator]);

  const { model, variant, tenureYears, deposit, touchedRate, method, themeId, language } = widget;
  useEffect(() => {
    const years = choices.find(each => each === tenureYears);
    if (!model || !variant || !years) return;
    const car = { model: model.code, variant: variant.id };
    // The id of a theme is one of the contract's: whatever else an embedder asks for is not drawn.
    const look = { theme: themeId as StreamState['theme'], lang: language };
    const { value: rate, kind } = givenRate({ touchedRate, model, variant });
    // Without a kind a rate is of the method's, also to a server that knows no kinds yet.
    const kinded = { rate, ...(kind !== kindOf(method) && { rate_kind: kind }) };
    services.shows({ ...car, ...look, years, deposit, ...kinded, method });
  }, [services, model, variant, tenureYears, deposit, touchedRate, method, themeId, language]);

  const lockedTheme = themes.find(({ number }) => !grantsTheme(features.theme_access, number));
  const editProfile = show(dialogs.profile);
  return (
    <WidgetContext value={{ ...widget, onEdit: editProfile }}>
      <TopBar
        onTheme={chooseTheme}
        hasLayout={features.own_layouts && services.hasLayout}
        onUnlock={show(unlocking(lockedTheme?.plan === 'diamond' ? 'lastThemes' : 'theme'))}
        onColors={show(features.custom_color ? dialogs.palette : unlocking('color'))}
        onShareDialog={show(features.share ? dialogs.share : unlocking('share'))}
        onEditData={show(editData ? dialogs.data : unlocking('data'))}
        onProfile={editProfile}
        onLive={features.presenter_mode ? services.goLive : show(unlocking('live'))}
        onActivateDiamond={services.activateDiamond && activateDiamond}
      />
      {problem && (
        <p className="bar-problem" role="alert">
          {problem}
        </p>
      )}
      <NotSaved text={say('themeNotSaved')} saving={theme} />
      <NotSaved text={say('paletteNotSaved')} saving={palette} />
      {children}
      {dialog && (
        <dialog.default
          services={services}
          palette={palette}
          // A dialog whose saving ends late must not close the one that was opened since.
          onClose={() => setDialog(current => (current === dialog ? undefined : current))}
        />
      )}
    </WidgetContext>
  );
}
