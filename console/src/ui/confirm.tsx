import { create } from 'zustand';
import { useWords } from '../language/dictionary.ts';
import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { kitWords } from './words.ts';

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

const useAsked = create<Asked>()(() => ({ open: false }));

/** Asks before something is done. @returns whether it shall be; Escape and the backdrop mean no */
export function confirm(question: Question): Promise<boolean> {
  useAsked.getState().question?.answer(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  useAsked.setState({ question: { ...question, answer: resolve }, open: true });
  return promise;
}

/** Where the questions of `confirm` are shown; once in the page. */
export function Confirmations() {
  const text = useWords(kitWords);
  const { question, open } = useAsked();
  if (!question) return null;
  const answer = (yes: boolean) => {
    // The question stays until the dialog has faded.
    useAsked.setState({ open: false });
    question.answer(yes);
  };
  return (
    <Dialog open={open} onClose={() => answer(false)} title={question.title} description={question.text}>
      <DialogActions>
        <Button onClick={() => answer(false)}>{text.cancel}</Button>
        <Button look={question.hurts ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {question.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
