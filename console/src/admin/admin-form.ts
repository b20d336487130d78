import type { FieldValues } from 'react-hook-form';
import { noticeEnd } from '../session/notice-end.ts';
import { type Sending, useSendingForm } from '../ui/form.tsx';

/** A form of the admin centre: one that finds the session over leads to the sign-in, as every other call does. */
export function useAdminForm<Values extends FieldValues, Result>(form: Sending<Values, Result>) {
  return useSendingForm({
    ...form,
    explain: failure => {
      noticeEnd(failure, 'admin');
      return form.explain(failure);
    },
  });
}
