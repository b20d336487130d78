import { z } from 'zod';
import { normalisePhone } from '../wording/phone.ts';
import { accessSchema, currentUserSchema } from './account.ts';
import { endpoint } from './define.ts';

const fillRequired = 'Please fill in all required fields';
const fillAll = 'Please fill in all fields';
const longest = 200;

/** An email address, without spaces around it and in small letters: so it is stored and compared. */
const emailSchema = z
  .string(fillRequired)
  .trim()
  .min(1, fillRequired)
  .max(254, 'An email address has at most 254 characters')
  .toLowerCase()
  .pipe(z.email('Please enter a valid email address'));

const newPasswordSchema = z
  .string(fillRequired)
  .min(6, 'Password must be at least 6 characters')
  .max(longest, `Password must be at most ${longest} characters`);

const givenPasswordSchema = z.string(fillAll).min(1, fillAll).max(longest);

/** What signs somebody in. The address is only looked up, so anything may be tried. */
export const credentialsSchema = z
  .object(
    {
      email: z.string(fillAll).trim().min(1, fillAll).max(254).toLowerCase(),
      password: givenPasswordSchema,
    },
    fillAll,
  )
  .meta({ id: 'Credentials' });

/** Checked in the order in which the page tells: the password first. */
export const registrationSchema = z
  .object(
    {
      password: newPasswordSchema,
      name: z.string(fillRequired).trim().min(1, fillRequired).max(120, 'A name has at most 120 characters'),
      email: emailSchema,
      phone: z
        .string()
        .trim()
        .max(20, 'A phone number has at most 20 characters')
        .refine(
          text => text === '' || normalisePhone(text) !== undefined,
          'Please enter a phone number such as 012-345 6789',
        )
        .nullish(),
      company: z.string().trim().max(120, 'A company’s name has at most 120 characters').nullish(),
    },
    fillRequired,
  )
  .meta({ id: 'Registration' });
export type Registration = z.output<typeof registrationSchema>;

const signedInSchema = z.object({ user: currentUserSchema, access: accessSchema }).meta({ id: 'SignedIn' });

const linkToken = z
  .string()
  .min(1, 'The link is not complete.')
  .max(100, 'The link is not right.')
  .meta({ description: 'What the mailed link ends with' });

const common = { method: 'POST', tag: 'Sign-in', explainsFields: true } as const;

export const auth = {
  register: endpoint({
    ...common,
    path: '/api/auth/register',
    access: 'public',
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
    body: z.object({ current_password: givenPasswordSchema, new_password: newPasswordSchema }),
    errors: ['wrong_password', 'too_many_requests', 'unavailable'],
  }),
  forgotPassword: endpoint({
    ...common,
    path: '/api/auth/password/forgot',
    access: 'public',
    summary: 'Mail a link that sets another password; the answer is the same for an unknown address',
    body: z.object({ email: emailSchema }),
    errors: ['too_many_requests'],
  }),
  resetPassword: endpoint({
    ...common,
    path: '/api/auth/password/reset',
    access: 'public',
    summary:
      'Set another password by a mailed link, which works once and for an hour; every device is signed out',
    body: z.object({ token: linkToken, password: newPasswordSchema }),
    errors: ['link_not_valid', 'unavailable'],
  }),
  sendVerification: endpoint({
    ...common,
    path: '/api/auth/verification',
    access: 'user',
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
    errors: ['link_not_valid'],
  }),
};
