import { Announcer } from './announcer.tsx';
import { Lettering } from './lettering.tsx';
import { OwnKeys } from './own-keys.tsx';
import { OwnTouches } from './own-touches.tsx';
import { ResultStrip } from './result-strip.tsx';
import { Roll } from './roll.tsx';
import { Sen } from './sen.tsx';

/**
 * What stands beside every theme: the strip that keeps the figure in sight, what rolls it, what keeps its keys and
 * touches and passes over sen, its typeface, and what reads it out.
 */
export function Alongside() {
  return (
    <>
      <ResultStrip />
      <Roll />
      <OwnKeys />
      <OwnTouches />
      <Sen />
      <Lettering />
      <Announcer />
    </>
  );
}
