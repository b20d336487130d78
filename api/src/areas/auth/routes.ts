import { contract } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import type { Clock } from '../../clock.ts';
import { bind, type Route } from '../../http/bind.ts';
import { languageOf } from '../../http/problems.ts';
import { currentUser, userAccess } from '../advisors/presenters.ts';
import type { SessionCookies } from '../sessions/cookies.ts';
import type { SessionsService, Visitor } from '../sessions/service.ts';
import type { AccountPasswords } from './account-passwords.ts';
import type { EmailChange } from './email-change.ts';
import type { RegisterService } from './register.ts';
import type { SignedIn, SignInService } from './sign-in.ts';
import type { VerificationService } from './verification.ts';

interface Parts {
  readonly now: Clock;
  readonly cookies: SessionCookies;
  readonly sessions: SessionsService;
  readonly register: RegisterService;
  readonly signIn: SignInService;
  readonly passwords: AccountPasswords;
  readonly verification: VerificationService;
  readonly emails: EmailChange;
  readonly debug: boolean;
}

/** Reads from the query what was not sent as a body: the debug tool signs in like that. */
const withQueryAsBody = (route: Route): Route => ({
  ...route,
  respond(ctx, ...gates) {
    if (Object.keys(ctx.query).length > 0) ctx.state.body = { ...ctx.query };
    return route.respond(ctx, ...gates);
  },
});

export function authRoutes({
  now,
  cookies,
  sessions,
  register,
  signIn,
  passwords,
  verification,
  emails,
  debug,
}: Parts): Route[] {
  /** Signs somebody in on the device that the request came from. */
  async function welcome(ctx: Context, start: (visitor: Visitor) => Promise<SignedIn>) {
    const visitor = cookies.visitor(ctx);
    const { advisor, token } = await start(visitor);
    await sessions.end('user', cookies.read(ctx, 'user'));
    cookies.write(ctx, 'user', token);
    cookies.remember(ctx, visitor);
    return { user: currentUser(advisor, now()), access: userAccess(advisor, now()) };
  }
  const login = bind(
    contract.auth.login,
    async ({ body, ctx }) => welcome(ctx, visitor => signIn.signIn(body.email, body.password, visitor)),
    ({ ctx }) => signIn.admit(ctx.ip),
  );

  return [
    bind(
      contract.auth.register,
      async ({ body, ctx }) => welcome(ctx, visitor => register.register(body, languageOf(ctx), visitor)),
      ({ ctx }) => register.admit(ctx.ip),
    ),
    debug ? withQueryAsBody(login) : login,
    bind(contract.auth.logout, async ({ ctx }) => {
      const token = cookies.read(ctx, 'user');
      const session = token && (await sessions.advisorOf(token, false));
      if (session) ctx.state.about = { advisorId: session.advisor.id, adminId: null };
      await sessions.end('user', token);
      cookies.clear(ctx, 'user');
    }),
    bind(contract.auth.changePassword, async ({ body, caller, ctx }) => {
      const visitor = cookies.visitor(ctx);
      const { current_password, new_password } = body;
      const token = await passwords.change(caller.advisorId, current_password, new_password, visitor);
      cookies.remember(ctx, visitor);
      cookies.write(ctx, 'user', token);
    }),
    bind(
      contract.auth.forgotPassword,
      ({ body }) => passwords.forgot(body.email),
      ({ ctx }) => passwords.admitToMail(ctx.ip),
    ),
    bind(contract.auth.linkOwner, ({ body }) => passwords.ownerOf(body.token)),
    bind(contract.auth.resetPassword, async ({ body, ctx }) => {
      const visitor = cookies.visitor(ctx);
      const advisorId = await passwords.reset(body.token, body.password, visitor);
      ctx.state.about = { advisorId, adminId: null };
      cookies.remember(ctx, visitor);
    }),
    bind(
      contract.auth.changeEmail,
      ({ body, caller }) => emails.ask(caller.advisor, body.email, body.current_password),
      ({ ctx }) => passwords.admitToMail(ctx.ip),
    ),
    bind(contract.auth.confirmEmail, ({ body, caller }) => emails.confirm(caller.advisorId, body.token)),
    bind(contract.auth.undo, async ({ body, ctx }) => {
      const { advisorId, resetToken, keptAddress } = await emails.undo(body.token);
      ctx.state.about = { advisorId, adminId: null };
      return { reset_token: resetToken, kept_address: keptAddress };
    }),
    bind(contract.auth.sendVerification, ({ caller }) => verification.send(caller.advisor)),
    bind(contract.auth.verify, ({ body, caller }) => verification.verify(caller.advisor, body.token)),
  ];
}
