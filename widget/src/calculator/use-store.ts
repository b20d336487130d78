import { useEffect, useState } from 'react';

interface Store<State> {
  getState(): State;
  subscribe(listener: (state: State) => void): () => void;
}

/** A store's state, following its changes. zustand's own hook would pull all of React compat in. */
export function useStore<State>(store: Store<State>): State {
  const [state, setState] = useState(store.getState);
  useEffect(() => {
    setState(store.getState());
    return store.subscribe(next => setState(next));
  }, [store]);
  return state;
}
