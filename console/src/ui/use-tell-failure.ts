import { isPassing } from '../api/is-passing.ts';
import { useWords } from '../language/dictionary.ts';
import { toast } from './toast.ts';
import { kitWords } from './words.ts';

/**
 * Says why a call failed, wherever the person is by then. What may go well another time is made again from the message:
 * as it was made, so that what was done after all is not done twice.
 */
export function useTellFailure() {
  const { retry } = useWords(kitWords);
  return (message: string, failure: unknown, again: () => void): void =>
    toast.bad(message, isPassing(failure) ? { action: { text: retry, onPress: again } } : {});
}
