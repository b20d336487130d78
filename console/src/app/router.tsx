import {
  type AdminPageId,
  findPage,
  needsSession,
  type PageId,
  pages,
  type Viewer,
} from '@loan-kereta/sdk/pages';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { nextTask } from '../browser/next-task.ts';
import { NotFetched } from '../browser/not-fetched.ts';
import { useLanguage } from '../language/language.ts';
import { useAdmin } from '../session/admin.ts';
import { useSession } from '../session/advisor.ts';
import { adminHome, returnTo, withReturn } from '../session/return-to.ts';
import { placeIn, tokensIn } from '../session/tokens-in.ts';
import { sessionWords } from '../session/words.ts';
import { OnItsWay } from '../ui/on-its-way.tsx';
import { kitWords } from '../ui/words.ts';
import { AdminFault } from './access-error.tsx';
import { Crash } from './crash.tsx';
import { frameWords } from './frames/words.ts';
import { guard } from './guard.ts';
import { PageFault } from './page-fault.tsx';
import { queries } from './queries.ts';
import { Root } from './root.tsx';
import { type Frame, type Screen, screens } from './screens.ts';

/** Has something fetched in a task of its own: the router begins all that a page is made of in one, which holds a slow phone up. */
function inItsTurn<Part>(fetchPart: () => Promise<Part>) {
  return () => nextTask().then(fetchPart);
}

/** Fetches a page's module and words at once. */
async function fetchScreen({ load, words }: Screen) {
  const { language } = useLanguage.getState();
  const page = load().then(
    ({ Component, begin }) => {
      begin?.();
      return Component;
    },
    cause => {
      throw new NotFetched(cause);
    },
  );
  const [Component] = await Promise.all([page, ...words.map(each => each.read(language))]);
  return { Component };
}

/** A page, which is fetched when it is opened. */
const routeOf = (id: PageId, find: () => Screen | Promise<Screen>): RouteObject => ({
  id,
  path: pages[id].path,
  caseSensitive: true,
  loader: guard(id),
  lazy: inItsTurn(async () => fetchScreen(await find())),
});

/** Says so in the place of pages that could not be fetched. It is around them: the router draws none of these itself. */
const sayingSo = (children: RouteObject[]): RouteObject => ({ ErrorBoundary: PageFault, children });

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

const routesOf = (frame: Frame): RouteObject[] =>
  keysOf(screens)
    .filter(id => screens[id].frame === frame)
    .map(id => routeOf(id, () => screens[id]));

const isAdmins = (id: PageId): id is AdminPageId => pages[id].viewer === 'admin';

const adminScreen = async (id: AdminPageId) => (await import('./admin-screens.ts')).adminScreens[id];

/** Asks for what a page is made of. What does not come is asked for again by the page, which says so. */
async function askAhead(id: AdminPageId, query: URLSearchParams): Promise<void> {
  const ask = await (await adminScreen(id)).ask?.();
  await ask?.(queries, query);
}

/** A page of signed-in admins, whose data is on its way before the page is drawn. */
function adminRouteOf(id: AdminPageId): RouteObject {
  const route = routeOf(id, () => adminScreen(id));
  return {
    ...route,
    loader: async args => {
      const elsewhere = await guard(id)(args);
      if (!elsewhere) askAhead(id, new URL(args.request.url).searchParams).catch(() => {});
      return elsewhere;
    },
  };
}

const adminRoutes = keysOf(pages).filter(isAdmins).map(adminRouteOf);

/**
 * Gives the page that a visit begins with a key of its own, under which its scroll position is found again when it is
 * loaded anew or gone back to. The router has one key for all of them, and where an address is opened again the browser
 * keeps the old one: the page would begin where another, or an earlier visit, was left.
 */
export function keyFirstPage(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate' || !history.state?.key)
    history.replaceState({ ...history.state, key: String(performance.timeOrigin) }, '');
}

/** Opens the page of the address: each in its frame. Whatever one of them throws, or a chunk that does not arrive, ends at `Crash`. */
export function openRouter() {
  return createBrowserRouter([
    {
      ErrorBoundary: Crash,
      HydrateFallback: OnItsWay,
      // Fetched beside the first page, so that neither waits for the other.
      loader: inItsTurn(async () => {
        const { language } = useLanguage.getState();
        await Promise.all([frameWords.read(language), kitWords.read(language), sessionWords.read(language)]);
        return null;
      }),
      Component: Root,
      children: [
        { lazy: inItsTurn(() => import('./frames/entry.tsx')), children: [sayingSo(routesOf('entry'))] },
        {
          lazy: inItsTurn(() => import('./frames/workspace.tsx')),
          children: [sayingSo(routesOf('workspace'))],
        },
        {
          ErrorBoundary: AdminFault,
          lazy: inItsTurn(() => import('./frames/admin.tsx')),
          children: [sayingSo(adminRoutes)],
        },
        sayingSo(routesOf('bare')),
        { path: '*', lazy: inItsTurn(() => import('../site/not-found/page.tsx')) },
      ],
    },
  ]);
}

export type Router = ReturnType<typeof openRouter>;

const pageOf = (id: string | undefined): PageId | undefined =>
  id && id in pages ? (id as PageId) : undefined;

/** Fetches the page that an admin is going to, and its frame. */
async function fetchNext(query: URLSearchParams): Promise<void> {
  const id = findPage(new URL(returnTo(query, location.origin, adminHome), location.origin).pathname);
  if (id === undefined || !isAdmins(id)) return;
  const [screen] = await Promise.all([adminScreen(id), import('./frames/admin.tsx')]);
  await Promise.all([fetchScreen(screen), screen.ask?.()]);
}

/** Has the page that follows a sign-in of admins come while they fill in its form, so that it is there when they are. */
export function hastenAdmins(router: Router): void {
  router.subscribe(({ location, matches, navigation }) => {
    if (navigation.state !== 'idle' || matches.at(-1)?.route.id !== 'adminLogin') return;
    // What does not come is asked for again when it is opened, and said then.
    fetchNext(new URLSearchParams(location.search)).catch(() => {});
  });
}

function signInAgain(router: Router, signInPath: string): void {
  const { pathname, search, hash, state } = router.state.location;
  // What a page keeps in its entry of the history, such as the token of a mailed link, waits there for the way back; and
  // so does one that the page has not come to take out of its address, where a server would read it.
  void router.navigate(withReturn(signInPath, pathname + search + placeIn(hash)), {
    state: { ...state, ...tokensIn(hash) },
  });
}

/** Leads to the sign-in page when a session ends, wherever it was ended, and back to the same page afterwards. */
export function leaveWhenEnded(router: Router): void {
  const page = () => pageOf(router.state.matches.at(-1)?.route.id);
  const isFor = (...viewers: Viewer[]) => {
    const id = page();
    return id !== undefined && needsSession(id) && viewers.includes(pages[id].viewer);
  };
  const hasEnded = (now: { status: string }, before: { status: string }) =>
    now.status === 'guest' && before.status === 'signed-in';
  const follow = (session: { status: string }, before: { status: string }) => {
    if (hasEnded(session, before) && isFor('advisor', 'public')) signInAgain(router, pages.login.path);
  };
  // The calculator asks before this script is there.
  follow(useSession.getState(), useSession.getInitialState());
  useSession.subscribe(follow);
  useAdmin.subscribe((session, before) => {
    if (hasEnded(session, before) && isFor('admin')) signInAgain(router, pages.adminLogin.path);
  });
}
