import { useEffect, useState } from 'react';

type Later = typeof import('./later.ts');

/** What is fetched once the figure is on screen; `undefined` until then, and when it cannot be had. */
export function useLater(): Later | undefined {
  const [later, arrive] = useState<Later>();
  useEffect(() => {
    import('./later.ts').then(arrive, () => {});
  }, []);
  return later;
}
