import { adminWords } from '@loan-kereta/sdk/languages/console/admin';
import { dictionary } from '../../../language/dictionary.ts';

/** What is said of all that an admin can do to a user. */
export const actWords = dictionary(adminWords('user-acts'));

type ActWords = Awaited<ReturnType<typeof actWords.read>>;

/** What is asked before somebody is given Premium who has more, or for longer. @param action what it does */
export const lessQuestion = (
  { lessQuestion, lessText }: ActWords['grant'],
  name: string,
  action: string,
) => ({
  title: lessQuestion(name),
  text: lessText,
  action,
  hurts: true,
});

/** What is asked before a plan is given or taken for good, wherever that is done. */
export const permanentQuestion = (
  { question, ...actions }: ActWords['permanent'],
  plan: keyof typeof question,
  name: string,
) => ({ title: question[plan](name), action: actions[plan] });
