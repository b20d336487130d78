import { create } from 'zustand';
import { deferred } from '../browser/deferred.ts';

interface Question {
  /** Names what it is about: 'Delete Ali bin Abu?' */
  readonly title: string;
  readonly text?: string;
  /** What the button says that does it. */
  readonly action: string;
  /** What the other button says; to cancel unless told. */
  readonly refusal?: string;
  /** True for what cannot be undone. */
  readonly hurts?: boolean;
}

interface Asked {
  readonly question?: Question & { readonly answer: (yes: boolean | undefined) => void };
  readonly open: boolean;
}

export const useAsked = create<Asked>()(() => ({ open: false }));

/** Takes a question back that nobody is there to answer any more. */
export function takeBackQuestion(): void {
  useAsked.getState().question?.answer(undefined);
  useAsked.setState({ open: false });
}

/** Asks before something is done. @returns whether it shall be; undefined after Escape, which answers nothing */
export function confirm(question: Question): Promise<boolean | undefined> {
  takeBackQuestion();
  const { promise, resolve } = deferred<boolean | undefined>();
  useAsked.setState({ question: { ...question, answer: resolve }, open: true });
  return promise;
}
