import { Announcer } from './announcer.tsx';
import { ResultStrip } from './result-strip.tsx';

/** What stands beside every theme: the strip that keeps the figure in sight, and what reads it out. */
export function Alongside() {
  return (
    <>
      <ResultStrip />
      <Announcer />
    </>
  );
}
