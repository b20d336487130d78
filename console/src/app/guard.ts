import { needsSession, type PageId, pages, type Viewer } from '@loan-kereta/sdk/pages';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { checkAdmin, knownAdmin } from '../session/admin.ts';
import { type AdvisorSession, knownSession, useSession } from '../session/advisor.ts';
import { adminHome, returnTo, withReturn } from '../session/return-to.ts';
import { placeIn } from '../session/tokens-in.ts';

type Guard = (id: PageId, address: URL) => Promise<Response | null>;

/** The page with the place on it that its address leads to, of which the router does not tell. */
const here = ({ pathname, search }: URL) =>
  pathname + search + (location.pathname === pathname ? placeIn(location.hash) : '');

/** Whose password was made by an admin chooses another one first. */
const toChange = ({ user }: AdvisorSession, address: URL): Response | null =>
  user?.must_change_password ? redirect(withReturn(pages.changePassword.path, here(address))) : null;

const guards: Readonly<Record<Viewer, Guard>> = {
  // It shows itself at once, and what it shows of the session follows.
  async public(id, address) {
    void knownSession();
    return needsSession(id) ? toChange(useSession.getState(), address) : null;
  },
  async guest(_id, { searchParams }) {
    return (await knownSession()).status === 'signed-in' ? redirect(returnTo(searchParams)) : null;
  },
  async advisor(id, address) {
    const session = await knownSession();
    if (session.status === 'guest') return redirect(withReturn(pages.login.path, here(address)));
    return id === 'changePassword' ? null : toChange(session, address);
  },
  async 'admin-guest'(_id, { searchParams, origin }) {
    // Where nobody answers, the form says so when it is sent.
    const session = await checkAdmin().catch(() => undefined);
    return session?.status === 'signed-in' ? redirect(returnTo(searchParams, origin, adminHome)) : null;
  },
  async admin(_id, address) {
    const { status } = await knownAdmin();
    return status === 'guest' ? redirect(withReturn(pages.adminLogin.path, here(address))) : null;
  },
};

/** Lets a page be shown to whom it is for, and leads everybody else to where they can become so. */
export const guard =
  (id: PageId) =>
  ({ request }: LoaderFunctionArgs): Promise<Response | null> =>
    guards[pages[id].viewer](id, new URL(request.url));
