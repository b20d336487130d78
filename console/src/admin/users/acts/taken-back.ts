import { create } from 'zustand';

const useMarked = create<{ readonly id?: number }>()(() => ({}));

/** How long it is marked, in ms. */
const markedFor = 4000;

/** Marks the user whose change was taken back, so that it is seen where it happened. */
export function markTakenBack(id: number): void {
  useMarked.setState({ id }, true);
  setTimeout(() => useMarked.getState().id === id && useMarked.setState({}, true), markedFor);
}

/** The user whose change was taken back a moment ago. */
export const useTakenBack = (): number | undefined => useMarked(({ id }) => id);
