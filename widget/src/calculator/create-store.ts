/** A value that changes, with those who follow it. */
export interface Store<State> {
  getState(): State;
  setState(change: Partial<State>): void;
  /** @returns stops */
  subscribe(listener: (state: State, previous: State) => void): () => void;
}

export function createStore<State>(state: State): Store<State> {
  const listeners = new Set<(state: State, previous: State) => void>();
  return {
    getState: () => state,
    setState(change) {
      const previous = state;
      state = { ...state, ...change };
      for (const listener of listeners) listener(state, previous);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
