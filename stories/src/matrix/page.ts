// The page of `npm run matrix`: one calculator at a time, which the command leads through themes, languages and figures.
import type { Mounted } from '@loan-kereta/sdk/embed';
import type { PlanName } from '@loan-kereta/sdk/plans';
import { createAdvisorMount } from '@loan-kereta/widget/advisor';
import type { AdvisorServices } from '@loan-kereta/widget/advisor/services.ts';
import { createMount } from '@loan-kereta/widget/mount';
import { loadTemplateFromSource } from '@loan-kereta/widget/templates/from-source';
import {
  loadAdvisorWordsFromSource,
  loadThemeFromSource,
  loadWordsFromSource,
} from '@loan-kereta/widget/themes/from-source';
import { part, textOf } from '../stage/dom.ts';
import { embedOf } from '../stage/embed-response.ts';
import { faultsOf } from '../stage/faults.ts';
import { hardAdvisor } from '../stage/hard.ts';
import { cases, models } from '../stage/measured-cases.ts';
import { faultsOfTexts } from '../stage/text-faults.ts';
import { faultsOfBar, faultsOfDialog, faultsOfTemplate } from '../stage/tool-faults.ts';

/** One fault, and where it is. */
export interface Fault {
  readonly at: string;
  readonly width: number;
  readonly language: string;
  readonly figure: string;
  readonly fault: string;
}

/** Widths, languages and subjects to look at. */
export interface Tour {
  readonly width: number;
  readonly languages: readonly string[];
  /** Themes, templates, or plans for the top bar and the dialogs. */
  readonly of: readonly string[];
}

const names = [
  ...Object.values(hardAdvisor),
  ...models.flatMap(({ name, variants }) => [name, ...variants.map(variant => variant.name)]),
];

const frame = () => new Promise(resolve => requestAnimationFrame(resolve));

/** Waits until `isSo`, at most a minute, because many may share the machine. @throws Error by the name of what stayed away */
async function until(name: string, isSo: () => unknown): Promise<void> {
  const started = performance.now();
  while (!isSo()) {
    if (performance.now() - started > 60_000) throw new Error(`${name} did not come.`);
    await frame();
  }
}

let mounted: Mounted | undefined;
let host: HTMLElement;

type Mount = ReturnType<typeof createMount>;

async function put(mount: Mount, plan: PlanName = 'diamond'): Promise<HTMLElement> {
  mounted?.unmount();
  host?.remove();
  host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const request = async () => embedOf({ plan, models, advisor: hardAdvisor });
  mounted = mount({ root, options: { lang: 'ms' }, answer: request(), request, emit: () => {} });
  const widget = () => root.querySelector<HTMLElement>('.lk[data-theme]');
  await until('a calculator', () => widget()?.querySelector('.lk-sr[aria-live]'));
  return widget() as HTMLElement;
}

async function setOptions(
  widget: HTMLElement,
  options: { lang?: string; theme?: string; model?: string },
  figure?: string,
) {
  mounted?.update(options);
  if (options.lang) await until(options.lang, () => widget.lang === options.lang);
  if (options.theme) await until(options.theme, () => widget.dataset.theme === options.theme);
  if (figure) await until(figure, () => textOf(part(widget, 'instalment')).includes(figure));
  await frame();
  await frame();
}

const lettered = ['theme-04', 'theme-14', 'theme-17', 'theme-18'];

/** Figures that a phone shows at once, by width. */
const isOffFirstScreen = (widget: HTMLElement, width: number): string[] => {
  const figure = widget.querySelector('[part~=instalment] .lk-figure')?.getBoundingClientRect();
  const isPhone = width === 360 || width === 390;
  return isPhone && figure && figure.bottom + scrollY > innerHeight
    ? [`figure not on the first screen: ends at ${Math.round(figure.bottom + scrollY)} of ${innerHeight}`]
    : [];
};

async function overFigures(
  widget: HTMLElement,
  at: string,
  { width, languages }: Tour,
  look: (isLong: boolean) => string[],
): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const language of languages) {
    await setOptions(widget, { lang: language });
    for (const { model, figure } of cases) {
      await setOptions(widget, { model }, figure);
      const found = [...look(model !== 'aruz'), ...faultsOfTexts(widget, names)];
      faults.push(...found.map(fault => ({ at, width, language, figure, fault })));
    }
  }
  return faults;
}

async function ofThemes(tour: Tour): Promise<Fault[]> {
  const widget = await put(createMount({ theme: loadThemeFromSource, words: loadWordsFromSource }));
  host.style.width = `${tour.width}px`;
  const faults: Fault[] = [];
  for (const theme of tour.of) {
    await setOptions(widget, { theme });
    if (lettered.includes(theme))
      await until('a typeface', () => [...document.fonts].some(({ family }) => family.includes(theme)));
    const look = (isLong: boolean) => [
      ...faultsOf(widget, theme, tour.width, isLong),
      ...isOffFirstScreen(widget, tour.width),
    ];
    faults.push(...(await overFigures(widget, theme, tour, look)));
  }
  return faults;
}

async function ofTemplates(tour: Tour): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const template of tour.of) {
    const theme = () => loadTemplateFromSource(template);
    const widget = await put(createMount({ theme, words: loadWordsFromSource }));
    host.style.width = `${tour.width}px`;
    faults.push(...(await overFigures(widget, template, tour, () => faultsOfTemplate(widget))));
  }
  return faults;
}

const done = async () => {};
const services: AdvisorServices = {
  email: 'aisyah@example.com',
  supportPhone: '60199998888',
  saveProfile: done,
  upload: async () => '',
  saveTheme: done,
  savePalette: done,
  hasLayout: false,
  editData: () => ({ save: done, reset: done, load: async () => models }),
  goLive: () => {},
  shows: () => {},
};

/** Buttons that open a dialog, but for the live stream's, which the page does. */
const openers = (widget: HTMLElement): HTMLElement[] =>
  [...widget.querySelectorAll<HTMLElement>('.bar-tool:not(.bar-diamond), [part~=edit]')].filter(
    (button, index) => index !== 3 && button.checkVisibility(),
  );

async function ofDialogs(tour: Tour): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const plan of tour.of as PlanName[]) {
    const mount = createAdvisorMount({ theme: loadThemeFromSource, words: loadAdvisorWordsFromSource });
    // The owner sees one tool more, as a guest.
    const own = plan === 'guest' ? { ...services, activateDiamond: done } : services;
    const widget = await put(context => mount({ ...context, services: own }), plan);
    host.style.width = `${tour.width}px`;
    for (const language of tour.languages) {
      await setOptions(widget, { lang: language });
      const tell = (at: string, found: readonly string[]) =>
        faults.push(...found.map(fault => ({ at, width: tour.width, language, figure: '', fault })));
      const bar = widget.querySelector<HTMLElement>('.advisor-bar');
      if (bar) tell(`top bar, ${plan}`, [...faultsOfBar(widget), ...faultsOfTexts(bar, names)]);
      for (const index of openers(widget).keys()) {
        // Anew each time: a header that is drawn again has another button.
        const opener = openers(widget)[index];
        if (!opener) continue;
        opener.click();
        const dialog = () => widget.querySelector<HTMLDialogElement>('dialog[open]');
        await until(`the dialog of ${textOf(opener)}`, dialog);
        await frame();
        const open = dialog() as HTMLDialogElement;
        tell(`dialog ${index}, ${plan}`, [...faultsOfDialog(open), ...faultsOfTexts(open, names)]);
        open.requestClose();
        // Taken away after its close event, which would close the next one.
        await until('the end of a dialog', () => !widget.querySelector('dialog'));
      }
    }
  }
  return faults;
}

const matrix = { ofThemes, ofTemplates, ofDialogs };
export type Matrix = typeof matrix;
Object.assign(window, { matrix });
