import { fileURLToPath } from 'node:url';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { preview } from 'vite';
import { findChromium } from '../../scripts/chromium.ts';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { pinFonts } from '../../scripts/fonts.ts';
import { run } from '../../scripts/run.ts';

const folder = fileURLToPath(new URL('../', import.meta.url));
const outDir = `${folder}storybook-static`;

/** What the toolbar is set to, by name. */
export type Globals = Readonly<Record<string, string>>;

/** A browser's look at the built Storybook. */
export interface Visit {
  readonly context: BrowserContext;
  /** Opens a story without Storybook around it, once its calculators are drawn and Storybook has finished with it. */
  open(story: string, globals: Globals): Promise<Page>;
}

/**
 * Tells the story on a page something, as Storybook's own toolbar and controls do, and waits until it has finished with it: two
 * drawings at a time can end each other, and neither would be heard of again.
 */
export const tellStory = (page: Page, event: string, detail: object): Promise<void> =>
  page.evaluate(
    told =>
      new Promise(resolve => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
          __STORYBOOK_ADDONS_CHANNEL__: {
            emit(event: string, detail: object): void;
            once(event: string, heard: () => void): void;
          };
        };
        channel.once('storyFinished', resolve);
        channel.emit(told.event, told.detail);
      }),
    { event, detail },
  );

/**
 * Builds Storybook, serves it, and visits it with a browser whose motion is reduced and which has Android's fonts; leaves
 * nothing running.
 */
export async function visitStorybook(
  options: BrowserContextOptions,
  visit: (visit: Visit) => Promise<void>,
): Promise<void> {
  await run('storybook', ['build', '--quiet', '-c', `${folder}.storybook`, '-o', outDir], {
    output: 'collect',
  });
  const server = await preview({ configFile: false, root: folder, logLevel: 'error', build: { outDir } });
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('There is no Chromium; LK_CHROMIUM may name one.');
  pinFonts();
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  // A busy machine builds and draws twenty calculators in its own time.
  context.setDefaultTimeout(120_000);
  const [base] = server.resolvedUrls?.local ?? [];

  const open = async (story: string, globals: Globals) => {
    const page = await context.newPage();
    // The addon would run axe as well, and there can be only one at a time.
    const settings = Object.entries({ ...globals, 'a11y.manual': '!true' }).map(entry => entry.join(':'));
    await page.goto(`${base}iframe.html?viewMode=story&id=${story}&globals=${settings.join(';')}`);
    await page.waitForFunction(() => {
      const hosts = [...document.querySelectorAll('[data-calculator]')];
      const { __STORYBOOK_PREVIEW__: storybook } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
      };
      return (
        storybook?.currentRender?.phase === 'finished' &&
        hosts.length > 0 &&
        hosts.every(({ shadowRoot }) => shadowRoot?.querySelector('.lk svg, .lk img'))
      );
    });
    return page;
  };
  try {
    await visit({ context, open });
  } finally {
    await browser.close();
    await server.close();
  }
}
