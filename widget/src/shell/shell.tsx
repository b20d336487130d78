import type { Options } from '@loan-kereta/sdk/embed';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Store } from '../calculator/create-store.ts';
import type { Calculator } from '../calculator/store.ts';
import { useStore } from '../calculator/use-store.ts';
import { WidgetContext } from '../parts/context.tsx';
import { later, useLater } from '../parts/use-later.ts';
import type { Session } from '../session/session.ts';
import { pause } from '../ui/pause.ts';
import { WordingContext } from '../ui/wording.ts';
import { Boundary, Instead } from './boundary.tsx';

interface ShellProps {
  readonly calculator: Calculator;
  readonly session: Store<Session>;
  /** What stands around the theme, where the advisor uses the calculator. */
  readonly frame: ComponentType<{ readonly children: ReactNode }>;
  readonly update: (options: Options) => void;
  readonly onShare: () => void;
  readonly onError: (error: unknown) => void;
}

/** Keeps the figure in sight and reads it out. Neither is needed before there is one, so both come later. */
const Alongside = later(module => module.Alongside);

/** After a while, what says that a theme is on its way; most are there before. */
function Waiting(props: Session) {
  const [shape, arrive] = useState<typeof import('../parts/waiting.tsx')>();
  useEffect(() => {
    let hasCome = false;
    pause(300)
      .then<unknown>(() => hasCome || import('../parts/waiting.tsx').then(arrive))
      .catch(() => {});
    return () => {
      hasCome = true;
    };
  }, []);
  return shape?.Waiting(props);
}

/** The widget's outermost part: gives the theme all that its parts read. */
export function Shell({ calculator, session, frame: Frame, update, onShare, onError }: ShellProps) {
  const state = useStore(calculator);
  const now = useStore(session);
  const { data, look, notice } = now;
  const onScreen = useLater(look);
  if (!look || !data) return <Waiting {...now} />;
  const { theme, themeId, dictionary } = look;
  return (
    <WidgetContext
      value={{
        ...data,
        ...state,
        ...look,
        calculator,
        ...onScreen,
        notice: notice?.(dictionary),
        ...look.softenCars?.(state),
        session,
        update,
        onShare,
      }}
    >
      <WordingContext value={look}>
        <Frame>
          <Alongside />
          <Boundary key={themeId} onError={onError}>
            {state.model ? <theme.default /> : <Instead />}
          </Boundary>
        </Frame>
      </WordingContext>
    </WidgetContext>
  );
}
