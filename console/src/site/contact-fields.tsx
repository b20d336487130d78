import { accountLimits } from '@loan-kereta/sdk/rules';
import { normalisePhone } from '@loan-kereta/sdk/wording';
import type { ComponentProps } from 'react';
import { TextField } from '../ui/field.tsx';

type Field = Pick<ComponentProps<typeof TextField>, 'name' | 'error'>;

interface ContactFieldsProps {
  readonly text: { readonly phone: string; readonly company: string };
  readonly phone: Field;
  readonly company: Field;
  readonly phoneHint?: string;
}

/** Whether something is given as a phone number that is none. */
export const isNoPhone = (phone: string): boolean =>
  phone.trim() !== '' && normalisePhone(phone) === undefined;

/** Where whoever has an account is called and works, neither of which they need to say. */
export const ContactFields = ({ text, phone, company, phoneHint }: ContactFieldsProps) => (
  <>
    <TextField {...phone} label={text.phone} hint={phoneHint} type="tel" autoComplete="tel" optional />
    <TextField
      {...company}
      label={text.company}
      autoComplete="organization"
      maxLength={accountLimits.company}
      optional
    />
  </>
);
