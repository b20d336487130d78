import { Announcer } from './announcer.tsx';
import { ResultStrip } from './result-strip.tsx';
import { Roll } from './roll.tsx';

/** What stands beside every theme: the strip that keeps the figure in sight, what rolls it, and what reads it out. */
export function Alongside() {
  return (
    <>
      <ResultStrip />
      <Roll />
      <Announcer />
    </>
  );
}
