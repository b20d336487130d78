import { type Endpoint, endpoint } from './define.ts';
import { listQuery, page } from './lists.ts';
import { line } from './text.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

const deviceSchema = z.object({
  browser: z.string().nullable().meta({ description: 'Such as Chrome; null when the browser did not say' }),
  system: z.string().nullable().meta({ description: 'Such as Android' }),
  kind: z.enum(['phone', 'tablet', 'computer', 'unknown']),
});
export type DeviceDescription = z.infer<typeof deviceSchema>;

/** A device on which the account is signed in, as it called itself when it signed in. */
export const sessionSchema = z
  .object({
    id: z.string(),
    current: z.boolean().meta({ description: 'Whether it is the session that asks' }),
    device: deviceSchema,
    network: z.string().nullable().meta({
      description: 'The first part of the address that it signed in from, such as 203.0.113.x',
    }),
    began_at: time,
    seen_at: time.meta({ description: 'When it was last used, to within seconds' }),
  })
  .meta({ id: 'Session' });
export type SessionSummary = z.infer<typeof sessionSchema>;

/** The sessions of one kind of account: where it is signed in, and an end to one or all others. */
const sessionsOf = <const Common extends Pick<Endpoint, 'access' | 'tag'>, const Path extends string>(
  common: Common,
  path: Path,
) => ({
  list: endpoint({
    ...common,
    method: 'GET',
    path,
    summary: 'Where the account is signed in, what was used last first',
    query: listQuery({ sorts: ['-seen_at'], filters: {} }),
    response: page(sessionSchema),
  }),
  end: endpoint({
    ...common,
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Sign out on one device, this one or another',
    params: z.object({ id: line(60) }),
    errors: ['session_not_found'],
  }),
  endOthers: endpoint({
    ...common,
    method: 'DELETE',
    path,
    summary: 'Sign out everywhere but here',
  }),
});

/** An advisor's. Who may only replace a password that somebody else made may sign out, too. */
export const sessions = sessionsOf(
  { access: 'user', tag: 'Account', allowsTemporaryPassword: true },
  '/api/me/sessions',
);

/** An admin's own. */
export const adminSessions = sessionsOf(
  { access: 'admin', tag: 'Admin sign-in', allowsSupport: true, allowsWithoutSecondFactor: true },
  '/api/admin/sessions',
);
