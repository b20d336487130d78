import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../../language/dictionary.ts';

/** What is said of all that an admin can do to a user. */
export const actWords = dictionary(adminWords('user-acts'));

type ActWords = Awaited<ReturnType<typeof actWords.read>>;

/** What is asked before a plan is given or taken for good, wherever that is done. */
export const permanentQuestion = (
  { question, ...actions }: ActWords['permanent'],
  plan: keyof typeof question,
  name: string,
) => ({ title: question[plan](name), action: actions[plan] });
