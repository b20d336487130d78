import SessionWarning from '@loan-kereta/widget/dialogs/session-warning.tsx';
import type { ThemeModule } from '@loan-kereta/widget/theme';
import { useState } from 'react';

export interface Idle {
  /** How long until the session ends, in ms. */
  readonly left: number;
  readonly onExtend: () => void;
  readonly onLogout: () => void;
}

/** A theme that does nothing but wait until nobody is there. */
export const idle = ({ left, onExtend, onLogout }: Idle): ThemeModule => ({
  default: function IdlePage() {
    const [endsAt, setEndsAt] = useState<number>();
    const ending = (told: () => void) => () => {
      setEndsAt(undefined);
      told();
    };
    return (
      <article className="alone">
        <button type="button" className="lk-button" onClick={() => setEndsAt(Date.now() + left)}>
          Tidak aktif
        </button>
        {endsAt && <SessionWarning endsAt={endsAt} onExtend={ending(onExtend)} onLogout={ending(onLogout)} />}
      </article>
    );
  },
  css: '.alone { padding: 24px }',
});
