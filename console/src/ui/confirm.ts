import { create } from 'zustand';

interface Question {
  /** Names what it is about: 'Delete Ali bin Abu?' */
  readonly title: string;
  readonly text?: string;
  /** What the button says that does it. */
  readonly action: string;
  /** True for what cannot be undone. */
  readonly hurts?: boolean;
}

interface Asked {
  readonly question?: Question & { readonly answer: (yes: boolean) => void };
  readonly open: boolean;
}

export const useAsked = create<Asked>()(() => ({ open: false }));

/** Asks before something is done. @returns whether it shall be; Escape and the backdrop mean no */
export function confirm(question: Question): Promise<boolean> {
  useAsked.getState().question?.answer(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  useAsked.setState({ question: { ...question, answer: resolve }, open: true });
  return promise;
}
