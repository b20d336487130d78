import { accountLimits } from '../rules/index.ts';
import { accessSchema, currentUserSchema } from './account.ts';
import { endpoint } from './define.ts';
import { linkOwnerSchema, linkToken } from './link-token.ts';
import { givenPasswordSchema, newPasswordSchema } from './password.ts';
import { companySchema, fillRequired, nameSchema, phoneSchema } from './person.ts';
import { z } from './zod.ts';

const fillAll = 'Please fill in all fields';
const { email: longestEmail } = accountLimits;

/** An email address, without spaces around it and in small letters: so it is stored and compared. */
export const emailSchema = z
  .string(fillRequired)
  .trim()
  .min(1, fillRequired)
  .max(longestEmail, `An email address has at most ${longestEmail} characters`)
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address'));

/** What signs somebody in. The address is only looked up, so anything may be tried. */
export const credentialsSchema = z
  .object(
    {
      email: z.string(fillAll).trim().min(1, fillAll).max(longestEmail).toLowerCase(),
      password: givenPasswordSchema(fillAll),
    },
    fillAll,
  )
  .meta({ id: 'Credentials' });

/** Checked in the order in which the page tells: the password first. */
export const registrationSchema = z
  .object(
    {
      password: newPasswordSchema(fillRequired),
      name: nameSchema,
      email: emailSchema,
      phone: phoneSchema.nullish(),
      company: companySchema.nullish(),
    },
    fillRequired,
  )
  .meta({ id: 'Registration' });
export type Registration = z.output<typeof registrationSchema>;

const signedInSchema = z.object({ user: currentUserSchema, access: accessSchema }).meta({ id: 'SignedIn' });

const common = { method: 'POST', tag: 'Sign-in', explainsFields: true } as const;

export const auth = {
  register: endpoint({
    ...common,
    path: '/api/auth/register',
    access: 'public',
    createsOnce: true,
    summary: 'Open an account and sign in',
    body: registrationSchema,
    status: 201,
    response: signedInSchema,
    errors: ['email_taken', 'too_many_requests', 'unavailable'],
  }),
  login: endpoint({
    ...common,
    path: '/api/auth/login',
    access: 'public',
    summary: 'Sign in',
    body: credentialsSchema,
    response: signedInSchema,
    errors: ['sign_in_failed', 'too_many_requests', 'unavailable'],
  }),
  logout: endpoint({
    ...common,
    path: '/api/auth/logout',
    access: 'public',
    summary: 'Sign out on this device; also when nobody is signed in',
  }),
  changePassword: endpoint({
    ...common,
    path: '/api/auth/password',
    access: 'user',
    allowsTemporaryPassword: true,
    summary: 'Choose another password; every other device is signed out',
    body: z.object({
      current_password: givenPasswordSchema(fillAll),
      new_password: newPasswordSchema(fillRequired),
    }),
    errors: ['wrong_password', 'too_many_requests', 'unavailable'],
  }),
  forgotPassword: endpoint({
    ...common,
    path: '/api/auth/password/forgot',
    access: 'public',
    createsOnce: true,
    summary: 'Mail a link that sets another password; the answer is the same for an unknown address',
    body: z.object({ email: emailSchema }),
    errors: ['too_many_requests'],
  }),
  linkOwner: endpoint({
    ...common,
    path: '/api/auth/password/owner',
    access: 'public',
    summary:
      'Whose password a mailed link sets, so that the page can warn of one made of name or address; the link is not used',
    body: z.object({ token: linkToken }),
    response: linkOwnerSchema,
    errors: ['link_not_valid'],
  }),
  resetPassword: endpoint({
    ...common,
    path: '/api/auth/password/reset',
    access: 'public',
    createsOnce: true,
    summary:
      'Set another password by a mailed link, which works once and for an hour; every device is signed out',
    body: z.object({ token: linkToken, password: newPasswordSchema(fillRequired) }),
    errors: ['link_not_valid', 'unavailable'],
  }),
  changeEmail: endpoint({
    ...common,
    path: '/api/auth/email',
    access: 'user',
    createsOnce: true,
    summary: 'Mail a link to another address, which makes it the account’s; until then nothing changes',
    body: z.object({ email: emailSchema, current_password: givenPasswordSchema(fillAll) }),
    errors: ['wrong_password', 'too_many_requests', 'unavailable'],
  }),
  confirmEmail: endpoint({
    ...common,
    path: '/api/auth/email/confirm',
    access: 'user',
    createsOnce: true,
    summary: 'Take the new address by the link mailed there, signed in to that very account',
    body: z.object({ token: linkToken }),
    errors: ['link_not_valid', 'link_of_another_account', 'email_taken'],
  }),
  undo: endpoint({
    ...common,
    path: '/api/auth/undo',
    access: 'public',
    createsOnce: true,
    summary:
      'By the link in a notice: put the address back, sign every device out, and make the password useless',
    body: z.object({ token: linkToken }),
    response: z.object({
      reset_token: z.string().meta({ description: 'Sets a new password, within the hour' }),
      kept_address: z.string().nullable().meta({
        description: 'The address that the account has still, as the former one is another account’s by now',
      }),
    }),
    errors: ['link_not_valid'],
  }),
  sendVerification: endpoint({
    ...common,
    path: '/api/auth/verification',
    access: 'user',
    createsOnce: true,
    allowsTemporaryPassword: true,
    summary: 'Mail a link that confirms the account’s email address',
    errors: ['too_many_requests'],
  }),
  verify: endpoint({
    ...common,
    path: '/api/auth/verification/confirm',
    access: 'user',
    allowsTemporaryPassword: true,
    summary: 'Confirm the email address by a mailed link, signed in to that very account',
    body: z.object({ token: linkToken }),
    errors: ['link_not_valid', 'link_of_another_account'],
  }),
};
