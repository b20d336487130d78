import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useWords } from '../language/dictionary.ts';
import { Button } from './button.tsx';
import { takeBackQuestion, useAsked } from './confirm.ts';
import { Dialog, DialogActions } from './dialog.tsx';
import { kitWords } from './words.ts';

/** Where the questions of `confirm` are shown; once in the page. */
export function Confirmations() {
  const text = useWords(kitWords);
  const { question, open } = useAsked();
  const step = useNavigationType();
  const { key } = useLocation();
  const asked = useRef(key);
  // Whoever has gone back is no longer where they were asked. What was asked before this was there stands.
  useEffect(() => {
    if (key !== asked.current && step === 'POP') takeBackQuestion();
    asked.current = key;
  }, [step, key]);
  if (!question) return null;
  const answer = (yes: boolean | undefined) => {
    // The question stays until the dialog has faded.
    useAsked.setState({ open: false });
    question.answer(yes);
  };
  return (
    <Dialog open={open} onClose={() => answer(undefined)} title={question.title} description={question.text}>
      <DialogActions>
        <Button onClick={() => answer(false)}>{question.refusal ?? text.cancel}</Button>
        <Button look={question.hurts ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {question.action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
