import { type ComponentType, createElement, useEffect, useState } from 'react';

type Later = typeof import('./later.ts');

/** What is fetched once the figure is on screen; `undefined` until then, and when it cannot be had. */
export function useLater(): Later | undefined {
  const [later, arrive] = useState<Later>();
  useEffect(() => {
    import('./later.ts').then(arrive, () => {});
  }, []);
  return later;
}

/** A component of what is fetched later; nothing until then. */
export const later =
  <Props extends object>(pick: (later: Later) => ComponentType<Props>) =>
  (props: Props) => {
    const arrived = useLater();
    return arrived && createElement(pick(arrived), props);
  };
