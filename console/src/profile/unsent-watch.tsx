import { useEffect } from 'react';
import { useWords } from '../language/dictionary.ts';
import { useSession } from '../session/advisor.ts';
import { noticeEnd } from '../session/notice-end.ts';
import { confirm } from '../ui/confirm.ts';
import { toast } from '../ui/toast.ts';
import { explainSave, isUnreachable } from './save.ts';
import { type Conflict, sendUnsent } from './unsent.ts';
import { profileWords } from './words.ts';

/** Sends, once there is a connection, what was saved without one; asks where it was changed elsewhere meanwhile. */
export function UnsentWatch() {
  const text = useWords(profileWords);
  const userId = useSession(state => state.user?.id);
  useEffect(() => {
    if (userId === undefined) return;
    let isSending = false;
    const choose = async (conflicts: readonly Conflict[]) => {
      const lines = conflicts.map(({ here, there }) => text.conflict(here || '—', there || '—'));
      const question = { title: text.conflictTitle, text: lines.join(' '), action: text.keepHere };
      return (await confirm(question)) ? 'here' : 'there';
    };
    const send = async () => {
      if (isSending || !navigator.onLine) return;
      isSending = true;
      try {
        if (await sendUnsent(userId, choose)) toast.good(text.sent);
      } catch (failure) {
        noticeEnd(failure);
        if (!isUnreachable(failure)) toast.bad(explainSave(failure, text));
      } finally {
        isSending = false;
      }
    };
    void send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [userId, text]);
  return null;
}
