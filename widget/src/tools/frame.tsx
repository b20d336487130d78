import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../advisor/reason.ts';
import type { AdvisorServices, DialogProps } from '../advisor/services.ts';
import { storedModels } from '../advisor/stored.ts';
import type { Lock } from '../dialogs/unlock.tsx';
import { useWidget, WidgetContext } from '../parts/context.tsx';
import { useAdvisorWords } from '../ui/use-advisor-words.ts';
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

/** What the advisor has around the theme: the top bar, the dialogs, and Edit in the header. */
export function AdvisorFrame({ services, children }: FrameProps) {
  const widget = useWidget();
  const { customColor, editData, share, plan, calculator, update, words } = widget;
  const say = useAdvisorWords();
  const [dialog, setDialog] = useState<DialogModule>();
  const [problem, setProblem] = useState('');
  const [unsavedTheme, setUnsavedTheme] = useState<string>();
  const chosenTheme = useRef('');
  const show = (load: () => Promise<DialogModule>) => () => {
    setProblem('');
    load().then(setDialog, () => setProblem(say('loadFailed')));
  };
  const activateDiamond = () => {
    setProblem('');
    services.activateDiamond?.().catch(failure => setProblem(reasonOf(failure, say('activateFailed'))));
  };
  const saveTheme = async (id: string) => {
    chosenTheme.current = id;
    setUnsavedTheme(undefined);
    try {
      await services.saveTheme(id);
    } catch {
      // Another theme may have been chosen meanwhile; then this one's failure is no news any more.
      if (chosenTheme.current === id) setUnsavedTheme(id);
    }
  };
  const chooseTheme = (id: string) => {
    update({ theme: id });
    saveTheme(id);
  };
  useEffect(() => {
    const own = editData && storedModels.read();
    if (own) calculator.setModels(own);
  }, [editData, calculator]);

  return (
    <WidgetContext value={{ ...widget, onEdit: show(dialogs.profile) }}>
      <TopBar
        onTheme={chooseTheme}
        onUnlock={show(unlocking(plan === 'basic' ? 'theme' : 'lastThemes'))}
        onColors={show(customColor ? dialogs.palette : unlocking('color'))}
        onShareDialog={show(share ? dialogs.share : unlocking('share'))}
        onEditData={show(editData ? dialogs.data : unlocking('data'))}
        onActivateDiamond={services.activateDiamond && activateDiamond}
      />
      {problem && (
        <p className="bar-problem" role="alert">
          {problem}
        </p>
      )}
      {unsavedTheme && (
        <p className="bar-problem" role="alert">
          {say('themeNotSaved')}{' '}
          <button type="button" className="bar-retry" onClick={() => saveTheme(unsavedTheme)}>
            {words.retry}
          </button>
        </p>
      )}
      {children}
      {dialog && (
        <dialog.default
          services={services}
          // A dialog whose saving ends late must not close the one that was opened since.
          onClose={() => setDialog(current => (current === dialog ? undefined : current))}
        />
      )}
    </WidgetContext>
  );
}
