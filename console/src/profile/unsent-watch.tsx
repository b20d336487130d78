import { ApiProblem } from '@loan-kereta/sdk/client';
import { parseLayoutKey } from '@loan-kereta/sdk/layouts';
import { palettes } from '@loan-kereta/sdk/palettes';
import { findTheme, isPaletteName } from '@loan-kereta/sdk/plans';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWords } from '../language/dictionary.ts';
import { useSession } from '../session/advisor.ts';
import { noticeEnd } from '../session/notice-end.ts';
import { confirm, takeBackQuestion } from '../ui/confirm.ts';
import { toast } from '../ui/toast.ts';
import { tellGivenUp } from './given-up.ts';
import { writtenProfileKey } from './queries.ts';
import { explainSave, isUnreachable } from './save.ts';
import { type Choose, type Conflict, sendUnsent } from './send-unsent.ts';
import { type ProfileWords, profileWords } from './words.ts';

/** How often what waits is tried again where the browser has a network and the server does not answer, in ms. */
const every = 30_000;

/** What a person calls what was chosen: `theme-07`, `layout-12` and `ocean` are names among programs. */
function named(value: string, text: ProfileWords): string {
  if (parseLayoutKey(value) !== undefined) return text.ownLayout;
  return findTheme(value)?.name ?? (isPaletteName(value) ? palettes[value].label : value);
}

/** What a person is told of a conflict. */
function told({ what, here, there }: Conflict, text: ProfileWords): string {
  if (what === 'data') return text.dataConflict;
  const name = text.fields[what];
  // The address of a photo tells nobody anything.
  if (what === 'photo_url' || what === 'uploaded_image') return `${name}.`;
  const isLook = what === 'themeKey' || what === 'palette';
  const [ours, theirs] = [here, there].map(value => (isLook ? named(value, text) : value || '—'));
  return text.conflict(name, ours ?? '', theirs ?? '');
}

/** Sends in one tab at a time: the second would meet the first one's change, and ask about it. */
const sendAlone = (userId: number, choose: Choose) =>
  'locks' in navigator
    ? navigator.locks.request(
        'lk.unsent',
        { ifAvailable: true },
        lock => lock !== null && sendUnsent(userId, choose),
      )
    : sendUnsent(userId, choose);

/** Sends, once there is a connection, what was saved without one; asks where it was changed elsewhere meanwhile. */
export function UnsentWatch() {
  const text = useWords(profileWords);
  const queries = useQueryClient();
  const userId = useSession(state => state.user?.id);
  const plan = useSession(state => state.access.plan);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a plan withheld can be sent with another
  useEffect(() => {
    if (userId === undefined) return;
    let isSending = false;
    let isPutOff = false;
    let isSaid = false;
    let isGivenUp = false;
    let isAsking = false;
    let isUnseen = false;
    const choose: Choose = async conflicts => {
      // Whoever looks at another tab is asked in that one, for which this one is not to hold the lock.
      isUnseen = document.hidden;
      if (isUnseen) return undefined;
      const title = text.conflictTitle;
      const lines = [...new Set(conflicts.map(each => told(each, text)))];
      const question = { title, text: lines.join(' '), action: text.keepHere, refusal: text.takeThere };
      isAsking = true;
      const isOurs = await confirm(question);
      isAsking = false;
      isGivenUp = isOurs === false;
      return isOurs === undefined ? undefined : isOurs ? 'here' : 'there';
    };
    const send = async () => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      try {
        const sent = await sendAlone(userId, choose);
        isPutOff = sent === undefined && !isUnseen;
        if (sent) toast.good(text.sent);
      } catch (failure) {
        noticeEnd(failure);
        if (isUnreachable(failure)) return;
        // What the server refuses for good is tried again with the next visit, or the next network.
        isPutOff =
          failure instanceof ApiProblem && failure.status < 500 && ![401, 429].includes(failure.status);
        if (!isSaid) toast.bad(explainSave(failure, text));
        isSaid = true;
      } finally {
        isSending = false;
        if (isGivenUp) {
          // A form that shows what was given up is to show what is taken instead, also in another tab.
          void queries.invalidateQueries({ queryKey: writtenProfileKey(userId) });
          tellGivenUp({ type: 'UNSENT_GIVEN_UP', userId });
        }
        isGivenUp = false;
      }
    };
    const look = () => {
      if (!document.hidden && !isPutOff) void send();
      if (!document.hidden || !isAsking) return;
      isUnseen = true;
      takeBackQuestion();
    };
    void send();
    // What could only be asked is asked once somebody looks.
    const timer = setInterval(() => !isPutOff && !(isUnseen && document.hidden) && void send(), every);
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', look);
    };
  }, [userId, text, plan, queries]);
  return null;
}
