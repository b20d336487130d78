import { useEffect, useState } from 'react';
import type { Store } from './create-store.ts';

/** A store's state, following its changes. */
export function useStore<State>(store: Pick<Store<State>, 'getState' | 'subscribe'>): State {
  const [state, setState] = useState(store.getState);
  useEffect(() => {
    setState(store.getState());
    return store.subscribe(setState);
  }, [store]);
  return state;
}
