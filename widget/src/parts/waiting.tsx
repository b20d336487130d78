import { type Session, themeOf } from '../session/session.ts';
import { adopting } from '../ui/adopt.ts';
import { Shape } from './shape.tsx';
import css from './waiting.css?inline';

const adopt = adopting(css);

/** What stands in the place of a theme that takes its time: the theme's own shape, and what is waited for. */
export function Waiting(session: Session) {
  const { data, options, speech } = session;
  return (
    <div ref={adopt} className="waiting">
      <Shape theme={data ? themeOf(session, data) : `${options.theme}`} />
      <p className="lk-loading" role="status" lang={speech?.language}>
        {speech?.words.loading}
      </p>
    </div>
  );
}
