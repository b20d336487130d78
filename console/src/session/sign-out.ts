import { useWords } from '../language/dictionary.ts';
import { confirm } from '../ui/confirm.ts';
import { toast } from '../ui/toast.ts';
import { signAdminOut } from './admin.ts';
import { sessionWords } from './words.ts';

/** Signs out by `signOut` once the person has said that it is meant. @param done what is then said */
export function useSignOut(signOut: () => Promise<void>, done?: string): () => Promise<void> {
  const text = useWords(sessionWords);
  return async () => {
    const sure = await confirm({ title: text.signOutQuestion, action: text.signOut });
    if (!sure) return;
    try {
      await signOut();
      if (done !== undefined) toast.good(done);
    } catch {
      toast.bad(text.signOutFailed);
    }
  };
}

/** Signs an admin out once they have said that it is meant. */
export function useAdminSignOut(): () => Promise<void> {
  const { adminSignedOut } = useWords(sessionWords);
  return useSignOut(signAdminOut, adminSignedOut);
}
