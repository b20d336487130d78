import { credentialsSchema } from './auth.ts';
import { endpoint } from './define.ts';
import { z } from './zod.ts';

const adminSchema = z.object({ email: z.string() });

export const adminAuth = {
  login: endpoint({
    method: 'POST',
    path: '/api/admin/login',
    access: 'public',
    tag: 'Admin sign-in',
    summary: 'Sign in as an admin',
    body: credentialsSchema,
    explainsFields: true,
    response: z.object({
      admin: adminSchema,
      admin_token: z.string().meta({
        description:
          'May be sent as a bearer token beside the cookie, and must then belong to the same session; alone it opens nothing',
      }),
    }),
    errors: ['sign_in_failed', 'too_many_requests', 'unavailable'],
  }),
  verify: endpoint({
    method: 'GET',
    path: '/api/admin/verify',
    access: 'admin',
    tag: 'Admin sign-in',
    summary: 'Which admin is signed in',
    response: z.object({ admin: adminSchema }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/admin/logout',
    access: 'admin',
    tag: 'Admin sign-in',
    summary: 'Sign out on this device',
  }),
};
