import type { Options } from '@loan-kereta/sdk/embed';
import type { ComponentType, ReactNode } from 'react';
import type { Store } from '../calculator/create-store.ts';
import type { Calculator } from '../calculator/store.ts';
import { useStore } from '../calculator/use-store.ts';
import { WidgetContext } from '../parts/context.tsx';
import { useLater } from '../parts/use-later.ts';
import type { Session } from '../session/session.ts';
import { WordingContext } from '../ui/wording.ts';
import { Boundary } from './boundary.tsx';

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
function Alongside() {
  const later = useLater();
  return later && <later.Alongside />;
}

/** The widget's outermost part: gives the theme all that its parts read. */
export function Shell({ calculator, session, frame: Frame, update, onShare, onError }: ShellProps) {
  const state = useStore(calculator);
  const { data, look, notice, speech } = useStore(session);
  if (!look || !data) {
    return (
      <p className="lk-loading" role="status">
        {speech?.words.loading}
      </p>
    );
  }
  const { theme, dictionary } = look;
  return (
    <WidgetContext
      value={{
        ...state,
        ...data,
        ...look,
        calculator,
        notice: notice?.(dictionary),
        models: state.models,
        ...look.softenCars?.(state),
        session,
        update,
        onShare,
      }}
    >
      <Alongside />
      <WordingContext value={look}>
        <Frame>
          <Boundary onError={onError}>
            <theme.default />
          </Boundary>
        </Frame>
      </WordingContext>
    </WidgetContext>
  );
}
