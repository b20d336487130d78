import { routes } from 'virtual:routes';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { calculatorLanguage } from '@loan-kereta/sdk/languages/codes';
import { pages } from '@loan-kereta/sdk/pages';
import { defaultThemeId } from '@loan-kereta/sdk/plans';
import { loadAdvisorWordsFromSource, loadThemeFromSource } from '@loan-kereta/widget/themes/from-source';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { Frame } from './app/frames/frame.tsx';
import { frameWords } from './app/frames/words.ts';
import { screens } from './app/screens.ts';
import type { Language } from './language/language.ts';
import { siteWords } from './language/site-words.ts';
import { sessionWords } from './session/words.ts';
import { OnItsWay } from './ui/on-its-way.tsx';
import { kitWords } from './ui/words.ts';

/** A page that has a document of its own. An admin's has none: it is opened at a desk, by whoever stays there. */
export type StillId = 'landing' | keyof typeof screens;

/** What a page shows before any of its script has run, and what that script is made of. */
export interface Still {
  readonly title: string;
  /** What finds the page say of it. */
  readonly description: string;
  readonly html: string;
  /** Said where its script does not come, by a page with a form, which is shut until then. */
  readonly late: string | undefined;
  /** The modules that it imports when it is opened, as they were imported here. */
  readonly modules: readonly object[];
  /** Their words, each a module's `words`. */
  readonly words: readonly unknown[];
  /** The source of a script that runs before the page's own, and the modules that it imports then. */
  readonly first?: { readonly source: string; readonly modules: readonly object[] } | undefined;
  /** The address of what it then asks the server, for whoever is signed in. */
  readonly asks?: string | undefined;
  /**
   * Who may see it: whoever is signed in may be led elsewhere or is who it is for, and what has no words is for readers of
   * any language.
   */
  readonly for: 'guests' | 'readers' | 'advisors' | 'everybody';
}

/** The pages whose first sight is the same for everybody; of the others only the frame is. */
const isSame = (id: keyof typeof screens): boolean =>
  ['login', 'register', 'forgotPassword', 'terms', 'privacy'].includes(id);

/** Shuts the forms of a page that has no script yet, also where a browser does not know `inert`: nothing is typed or sent. */
const withShutForms = (html: string): string =>
  html.replaceAll(/<form [\s\S]*?<\/form>/g, form =>
    form.replaceAll(/<(input|button|select|textarea)(?=[ >])/g, '<$1 disabled'),
  );

async function routed(path: string, Around: ComponentType, Page: ComponentType): Promise<string> {
  const router = createMemoryRouter([{ Component: Around, children: [{ path, Component: Page }] }], {
    initialEntries: [path],
  });
  const html = renderToString(
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </CSPProvider>,
  );
  router.dispose();
  return withShutForms(html);
}

/** Who is here is not known yet, and so not where they may go. It says nothing in any language. */
const Workspace = () => (
  <>
    <OnItsWay />
    <Frame navigation={[]}>{null}</Frame>
  </>
);

/** What the calculator shows first, which it asks for only once it runs. */
const calculatorModules = (language: Language): Promise<object[]> =>
  Promise.all([
    loadAdvisorWordsFromSource(language),
    ...(language === calculatorLanguage ? [] : [import('@loan-kereta/widget/speech')]),
    loadThemeFromSource(defaultThemeId),
  ]);

async function drawScreen(
  id: keyof typeof screens,
  language: Language,
): Promise<Omit<Still, 'title' | 'description' | 'late'>> {
  const screen = screens[id];
  const { path, viewer } = pages[id];
  const frames = {
    entry: () => import('./app/frames/entry.tsx'),
    workspace: () => import('./app/frames/workspace.tsx'),
    bare: undefined,
  };
  const frame = await frames[screen.frame]?.();
  const page = await screen.load();
  const words = await Promise.all(screen.words.map(each => each.read(language)));
  const same = isSame(id);
  const Around = screen.frame === 'entry' ? frame?.Component : Workspace;
  const Page = same ? page.Component : (page.Drawn ?? (() => null));
  const html = Around && (same || screen.frame === 'workspace') ? await routed(path, Around, Page) : '';
  return {
    html,
    modules: [...(frame ? [frame] : []), page],
    words,
    first:
      id === 'app'
        ? { source: '/console/src/site/app/early.ts', modules: await calculatorModules(language) }
        : undefined,
    asks: id === 'app' ? routes.embed.own.path : undefined,
    for:
      viewer === 'guest'
        ? 'guests'
        : same
          ? 'readers'
          : page.Drawn && id !== 'app'
            ? 'advisors'
            : 'everybody',
  };
}

async function drawLanding(language: Language): Promise<Omit<Still, 'description' | 'late'>> {
  const start = await import('./site/landing/start.ts');
  const Landing = await start.ready();
  // The calculator in it is not drawn twice; what stands in its place until it comes is.
  const html = renderToString(<Landing />)
    .replaceAll(/<script[^>]*><\/script>/g, '')
    .replaceAll(/<(\/?)loan-kereta/g, '<$1div');
  const words = await siteWords.read(language);
  return { title: words.landing.title, html, modules: [start], words: [words], for: 'guests' };
}

/** Draws a page as it stands in its document. Runs while the console is built, with that language as the machine's. */
export async function draw(id: StillId, language: Language): Promise<Still> {
  const first = [frameWords, kitWords, sessionWords];
  const words = await Promise.all(first.map(each => each.read(language)));
  const { lead: description } = (await siteWords.read(language)).landing;
  if (id === 'landing') {
    const still = await drawLanding(language);
    // The front page says nothing of the frames around the others.
    return { ...still, late: undefined, description, words: [...words.slice(1), ...still.words] };
  }
  const { titles } = await frameWords.read(language);
  const still = await drawScreen(id, language);
  const late = still.html.includes('<form ') ? (await kitWords.read(language)).failed : undefined;
  return {
    ...still,
    late,
    title: `${titles[id]} · Loan Kereta`,
    description,
    words: [...words, ...still.words],
  };
}

/** The pages that are drawn. */
export const stills: readonly StillId[] = [
  'landing',
  ...(Object.keys(screens) as (keyof typeof screens)[]).filter(id => screens[id].frame !== 'bare'),
];
