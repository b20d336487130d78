import { readCode } from '../reading/code.ts';
import { credentialsSchema } from './auth.ts';
import { adminRoles, endpoint } from './define.ts';
import { givenPasswordSchema } from './password.ts';
import { filledLine } from './text.ts';
import { z } from './zod.ts';

const adminSchema = z.object({ email: z.string(), role: z.enum(adminRoles) });

const missing = 'Please enter the code';
/** Six digits of an authenticator app, or a recovery code. Anything may be tried. */
const codeSchema = filledLine(40, missing).overwrite(readCode);

export const adminAuth = {
  login: endpoint({
    method: 'POST',
    path: '/api/admin/login',
    access: 'public',
    tag: 'Admin sign-in',
    summary: 'Sign in as an admin',
    body: credentialsSchema
      .extend({
        code: codeSchema.optional().meta({
          description:
            'For who has a second factor; without it, right credentials are answered with second_factor_required',
        }),
      })
      .meta({ id: 'AdminCredentials' }),
    explainsFields: true,
    response: z.object({
      admin: adminSchema,
      admin_token: z.string().meta({
        description:
          'May be sent as a bearer token beside the cookie, and must then belong to the same session; alone it opens nothing',
      }),
    }),
    errors: ['sign_in_failed', 'second_factor_required', 'wrong_code', 'too_many_requests', 'unavailable'],
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/admin/verify',
    access: 'admin',
    allowsSupport: true,
    tag: 'Admin sign-in',
    summary: 'Which admin is signed in',
    response: z.object({ admin: adminSchema }),
    allowsWithoutSecondFactor: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/admin/logout',
    access: 'admin',
    allowsSupport: true,
    tag: 'Admin sign-in',
    summary: 'Sign out on this device',
    allowsWithoutSecondFactor: true,
  }),
  stepUp: endpoint({
    method: 'POST',
    path: '/api/admin/step-up',
    access: 'admin',
    allowsSupport: true,
    tag: 'Admin sign-in',
    summary:
      'Prove who you are before what cannot be undone: by a code, or by the password while there is no second factor',
    body: z
      .object({
        code: codeSchema.optional(),
        password: givenPasswordSchema('Please enter your password').optional(),
      })
      .meta({ id: 'StepUp' }),
    explainsFields: true,
    allowsWithoutSecondFactor: true,
    errors: ['wrong_code', 'wrong_password', 'too_many_requests', 'unavailable'],
  }),
};
