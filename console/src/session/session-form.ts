import type { FieldValues } from 'react-hook-form';
import { type Sending, useSendingForm } from '../ui/form.tsx';
import type { UserType } from './channel.ts';
import { noticeEnd } from './notice-end.ts';

/** A form of whoever is signed in: one that finds the session over leads to the sign-in, as every other call does. */
export function useSessionForm<Values extends FieldValues, Result>(
  session: UserType,
  form: Sending<Values, Result>,
) {
  return useSendingForm({
    ...form,
    explain: failure => {
      noticeEnd(failure, session);
      return form.explain(failure);
    },
  });
}
