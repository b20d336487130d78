import { type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react';
import { Optional } from './optional.tsx';
import { patiently } from './patiently.ts';

interface LaterProps {
  /** What stands there until the part does. */
  readonly waiting?: ReactNode;
  /** What stands there where the part is of a version that is no more; unless told, what waits for it. */
  readonly outdated?: ReactNode;
}

const Outdated = ({ waiting, outdated = waiting }: LaterProps) => outdated;

/**
 * A part of a page that comes after it, and keeps nobody from the page while it cannot be fetched. React would put all lazy
 * parts that come shortly after each other on the page in one task, which holds a slow phone up; each of these has its own.
 */
export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined;
  return function Later(props: Props & LaterProps) {
    const [Part, arrive] = useState(() => fetched);
    useEffect(() => {
      // Another may have fetched it since this was drawn: it is asked for all the same, and is there at once.
      if (Part) return;
      patiently(fetchPart).then(
        part => {
          fetched = part;
          startTransition(() => arrive(() => part));
        },
        () => arrive(() => Outdated),
      );
    }, [Part]);
    return <Optional waiting={props.waiting}>{Part ? <Part {...props} /> : props.waiting}</Optional>;
  };
}
