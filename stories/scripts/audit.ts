// npm run themes:audit [-- --palettes=default,midnight --json]: axe looks at every theme in every palette, plain and in
// presenter mode, with everything that is folded away opened in turn. Fails when it finds anything.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { palettes, presenterPalette, tokens } from '@loan-kereta/sdk/palettes';
import { type PaletteName, paletteNames, themes } from '@loan-kereta/sdk/plans';

import type { AxeResults, run as Run } from 'axe-core';
import type { Page } from 'playwright';
import { visitStorybook } from './built-storybook.ts';

/** One look of axe at one theme. */
interface Look {
  readonly theme: string;
  readonly palette: PaletteName;
  readonly presenter: boolean;
  /** What was opened before; empty for the theme as it comes. */
  readonly opened: string;
  /** Rules broken, each with the elements that break it. */
  readonly violations: readonly { readonly rule: string; readonly elements: readonly string[] }[];
  /** Texts whose contrast axe could not tell, as over a gradient. */
  readonly undecided: number;
}

const { values } = parseArgs({
  options: { palettes: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const isPalette = (name: string): name is PaletteName => Object.hasOwn(palettes, name);
const asked = values.palettes?.split(',') ?? [...paletteNames];
const unknown = asked.filter(name => !isPalette(name));
if (unknown.length > 0) throw new Error(`No such palette: ${unknown.join(', ')}.`);

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Sets the toolbar and waits until the calculator wears it. */
async function dress(page: Page, palette: PaletteName, presenter: boolean) {
  const worn = presenter ? presenterPalette : palettes[palette];
  await page.evaluate(
    globals => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__: { emit(event: string, detail: object): void };
      };
      channel.emit('updateGlobals', { globals });
    },
    { palette, presenter: presenter ? 'on' : 'off' },
  );
  await page.waitForFunction(
    ([primary, isLive]) => {
      const widget = document
        .querySelector('[data-calculator]')
        ?.shadowRoot?.querySelector<HTMLElement>('.lk');
      const live = widget?.querySelector('.lk-live-dot');
      return widget?.style.getPropertyValue('--lk-primary') === primary && !!live === isLive;
    },
    [tokens(worn)['--lk-primary'], presenter] as const,
  );
}

async function look(page: Page): Promise<Pick<Look, 'violations' | 'undecided'>> {
  const results = await page.evaluate(
    (): Promise<AxeResults> =>
      (window as unknown as { axe: { run: typeof Run } }).axe.run('[data-calculator]', {
        resultTypes: ['violations', 'incomplete'],
      }),
  );
  const contrast = results.incomplete.find(({ id }) => id === 'color-contrast');
  return {
    violations: results.violations.map(({ id, nodes }) => ({
      rule: id,
      elements: nodes.map(({ html, failureSummary = '' }) => `${html.slice(0, 120)} ${failureSummary}`),
    })),
    undecided: contrast?.nodes.length ?? 0,
  };
}

const looks: Look[] = [];
const waiting = [...themes];

await visitStorybook({ viewport: { width: 390, height: 844 } }, async ({ context, open }) => {
  await context.addInitScript({ content: axeSource });

  async function audit({ number, key }: (typeof themes)[number]) {
    const story = `themes-${String(number).padStart(2, '0')}-${key}--${key}`;
    const page = await open(story, { width: '390' });
    const buttons = await page.locator('[data-calculator] [aria-expanded]').all();
    const closed = await Promise.all(buttons.map(button => button.getAttribute('aria-expanded')));
    const openers = buttons.filter((_, index) => closed[index] === 'false');
    for (const opener of [undefined, ...openers]) {
      await opener?.click();
      const opened = (await opener?.innerText())?.split('\n').at(-1) ?? '';
      for (const palette of asked.filter(isPalette)) {
        for (const presenter of [false, true]) {
          await dress(page, palette, presenter);
          looks.push({ theme: key, palette, presenter, opened, ...(await look(page)) });
        }
      }
    }
    await page.close();
  }

  const work = async () => {
    for (let theme = waiting.shift(); theme; theme = waiting.shift()) await audit(theme);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
});

const broken = looks.filter(({ violations }) => violations.length > 0);
if (values.json) console.log(JSON.stringify(looks, undefined, 1));
else {
  console.table(
    Object.fromEntries(
      themes.map(({ key }) => {
        const own = looks.filter(({ theme }) => theme === key);
        const most = Math.max(...own.map(({ undecided }) => undecided));
        const found = own.filter(({ violations }) => violations.length > 0).length;
        return [key, { looks: own.length, 'with violations': found, 'contrast undecided, at most': most }];
      }),
    ),
  );
  for (const { theme, palette, presenter, opened, violations } of broken) {
    console.log(`\n${theme}, ${palette}${presenter ? ', presenter' : ''}${opened && `, ${opened} opened`}`);
    for (const { rule, elements } of violations) console.log(`  ${rule}\n    ${elements.join('\n    ')}`);
  }
  console.log(`\naxe looked ${looks.length} times and found fault ${broken.length} times.`);
}
process.exitCode = broken.length > 0 ? 1 : 0;
