import type { AuditAction, HistoryEntry } from '@loan-kereta/sdk/contract';
import { useWords } from '../../language/dictionary.ts';
import { auditWords } from './words.ts';

/** What stands for something that has no word of ours: its name on the wire, readable. */
export const readable = (name: string): string => name.replaceAll('_', ' ');

/** What an entry is called, whom it concerns and who did it, in words. */
export function useNames() {
  const text = useWords(auditWords);
  return {
    action: ({ action }: Pick<HistoryEntry, 'action'>): string =>
      Object.hasOwn(text.actions, action) ? text.actions[action as AuditAction] : readable(action),
    whom({ advisor_id, advisor_name, target_admin_id, target_admin_email }: HistoryEntry): string {
      if (advisor_id !== null) return advisor_name ?? text.deleted(advisor_id);
      if (target_admin_id !== null) return target_admin_email ?? text.deleted(target_admin_id);
      return text.noOne;
    },
    who: ({ actor, admin_email }: HistoryEntry): string => admin_email ?? text.actors[actor],
  };
}
