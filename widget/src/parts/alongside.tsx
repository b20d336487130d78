import { Announcer } from './announcer.tsx';
import { BoxFault } from './box-fault.tsx';
import { Lettering } from './lettering.tsx';
import { OwnDrags } from './own-drags.tsx';
import { OwnKeys } from './own-keys.tsx';
import { OwnProperties } from './own-properties.tsx';
import { OwnTouches } from './own-touches.tsx';
import { ResultStrip } from './result-strip.tsx';
import { Roll } from './roll.tsx';

/**
 * The parts beside every theme: the strip that keeps the figure in sight, what rolls it, what keeps its keys,
 * drags and touches, its properties, what is wrong with a typed text, its typeface, and what reads it out.
 */
export function Alongside() {
  return (
    <>
      <ResultStrip />
      <Roll />
      <OwnKeys />
      <OwnTouches />
      <OwnDrags />
      <OwnProperties />
      <BoxFault />
      <Lettering />
      <Announcer />
    </>
  );
}
