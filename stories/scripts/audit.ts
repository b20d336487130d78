// npm run themes:audit [-- --palettes=default,midnight --width=1200 --json]: axe looks at every theme in every palette, plain and in
// presenter mode, with everything that is folded away opened in turn. Texts whose contrast it cannot tell are measured
// on the screen. Fails when anything is found.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { palettes, presenterPalette, tokens } from '@loan-kereta/sdk/palettes';
import { type PaletteName, paletteNames, themes } from '@loan-kereta/sdk/plans';

import type { run as Run } from 'axe-core';
import type { Page } from 'playwright';
import { tellStory, visitStorybook } from './built-storybook.ts';
import { type Measured, measureContrast } from './measured-contrast.ts';

/** One look of axe at one theme. */
interface Look extends Measured {
  readonly theme: string;
  readonly palette: PaletteName;
  readonly presenter: boolean;
  /** What was opened before; empty for the theme as it comes. */
  readonly opened: string;
  /** Rules broken, each with the elements that break it. */
  readonly violations: readonly { readonly rule: string; readonly elements: readonly string[] }[];
  /** Texts whose contrast axe could not tell, as over a gradient, and which were measured. */
  readonly measured: number;
}

const { values } = parseArgs({
  options: {
    palettes: { type: 'string' },
    width: { type: 'string', default: '390' },
    json: { type: 'boolean', default: false },
  },
});
const isPalette = (name: string): name is PaletteName => Object.hasOwn(palettes, name);
const asked = values.palettes?.split(',') ?? [...paletteNames];
const unknown = asked.filter(name => !isPalette(name));
if (unknown.length > 0) throw new Error(`No such palette: ${unknown.join(', ')}.`);

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Sets the toolbar and waits until the calculator has it. */
async function applyPalette(page: Page, palette: PaletteName, presenter: boolean) {
  const applied = presenter ? presenterPalette : palettes[palette];
  await tellStory(page, 'updateGlobals', { globals: { palette, presenter: presenter ? 'on' : 'off' } });
  await page.waitForFunction(
    ([primary, isLive]) => {
      const widget = document
        .querySelector('[data-calculator]')
        ?.shadowRoot?.querySelector<HTMLElement>('.lk');
      const live = widget?.querySelector('.lk-on-air');
      return widget?.style.getPropertyValue('--lk-primary') === primary && !!live === isLive;
    },
    [tokens(applied)['--lk-primary'], presenter] as const,
  );
}

async function look(page: Page): Promise<Pick<Look, 'violations' | 'measured' | keyof Measured>> {
  const seen = await page.evaluateHandle(async () => {
    // From the top: else the strip that takes the figure's place would still be there, and be gone once it is measured.
    scrollTo(0, 0);
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { axe } = window as unknown as { axe: { run: typeof Run } };
    const results = await axe.run('[data-calculator]', {
      resultTypes: ['violations', 'incomplete'],
      elementRef: true,
    });
    const undecided = results.incomplete.filter(({ id }) => id === 'color-contrast');
    return {
      violations: results.violations.map(({ id, nodes }) => ({
        rule: id,
        elements: nodes.map(({ html, failureSummary = '' }) => `${html.slice(0, 120)} ${failureSummary}`),
      })),
      texts: undecided.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? [])) as Element[],
    };
  });
  const violations = await seen.evaluate(found => found.violations);
  const texts = await seen.evaluateHandle(found => found.texts);
  const measured = await texts.evaluate(all => all.length);
  return { violations, measured, ...(await measureContrast(page, texts)) };
}

const looks: Look[] = [];
const waiting = [...themes];
const isFaulty = ({ violations, faint, unseen }: Look) =>
  violations.length + faint.length + unseen.length > 0;
const started = Date.now();
let done = 0;

/** Says how far it has come, beside what it prints in the end. */
function tell(theme: string) {
  const own = looks.filter(look => look.theme === theme);
  const faulty = own.filter(isFaulty).length;
  const seconds = Math.round((Date.now() - started) / 1000);
  done += 1;
  console.error(
    `${done}/${themes.length} ${theme}: ${own.length} looks, ${faulty || 'none'} with faults, ${seconds} s`,
  );
}

const viewport = { width: Number(values.width), height: 844 };
await visitStorybook({ viewport }, async ({ context, open }) => {
  await context.addInitScript({ content: axeSource });

  async function audit({ number, key }: (typeof themes)[number]) {
    const story = `themes-${String(number).padStart(2, '0')}-${key}--${key}`;
    const page = await open(story, { width: 'full' });
    const buttons = await page.locator('[data-calculator] [aria-expanded]').all();
    const closed = await Promise.all(buttons.map(button => button.getAttribute('aria-expanded')));
    const openers = buttons.filter((_, index) => closed[index] === 'false');
    for (const opener of [undefined, ...openers]) {
      await opener?.click();
      const opened = (await opener?.innerText())?.split('\n').at(-1) ?? '';
      for (const palette of asked.filter(isPalette)) {
        for (const presenter of [false, true]) {
          await applyPalette(page, palette, presenter);
          looks.push({ theme: key, palette, presenter, opened, ...(await look(page)) });
        }
      }
    }
    await page.close();
    tell(key);
  }

  const work = async () => {
    for (let theme = waiting.shift(); theme; theme = waiting.shift()) await audit(theme);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
});

const faulty = looks.filter(isFaulty);
if (values.json) console.log(JSON.stringify(looks, undefined, 1));
else {
  const sum = (own: readonly Look[], count: (look: Look) => number) =>
    own.reduce((total, look) => total + count(look), 0);
  console.table(
    Object.fromEntries(
      themes.map(({ key }) => {
        const own = looks.filter(({ theme }) => theme === key);
        return [
          key,
          {
            looks: own.length,
            'with violations': own.filter(({ violations }) => violations.length > 0).length,
            'texts measured': sum(own, ({ measured }) => measured),
            'too faint': sum(own, ({ faint }) => faint.length),
            'never on screen': sum(own, ({ unseen }) => unseen.length),
          },
        ];
      }),
    ),
  );
  for (const { theme, palette, presenter, opened, violations, faint, unseen } of faulty) {
    console.log(`\n${theme}, ${palette}${presenter ? ', presenter' : ''}${opened && `, ${opened} opened`}`);
    for (const { rule, elements } of violations) console.log(`  ${rule}\n    ${elements.join('\n    ')}`);
    for (const { html, ratio, needed } of faint)
      console.log(`  ${ratio.toFixed(2)} : 1 where ${needed} : 1 is needed\n    ${html}`);
    for (const html of unseen) console.log(`  never on screen\n    ${html}`);
  }
  console.log(
    `\naxe looked ${looks.length} times, ${sum(looks, ({ measured }) => measured)} texts were measured on the screen; ${faulty.length} looks had faults.`,
  );
}
process.exitCode = faulty.length > 0 ? 1 : 0;
