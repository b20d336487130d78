import { useEffect, useState } from 'react';

/** A module that is fetched once the part is on screen; `undefined` until then, and when it cannot be had. */
export function useLazy<Module extends object>(load: () => Promise<Module>): Module | undefined {
  const [module, setModule] = useState<Module>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is a new function each time, the module is not
  useEffect(() => {
    load().then(setModule, () => {});
  }, []);
  return module;
}
