import { type Fallback, hostedAddress, snippet } from '@loan-kereta/console/snippets';
import type { Page } from '@playwright/test';
import type { Seen } from './integration.ts';
import { firstFigure } from './snippets.ts';

/** The lines that an advisor may paste: columns of the tables of editors, sanitizers and generators. */
export const lines = ['script', 'element', 'frame, script', 'frame alone', 'link'] as const;
export type Line = (typeof lines)[number];

/** The words of the cells that are seen by `seenOf`, for the report. */
export const cellWords =
  'Each cell at 390 px: “works” is the figure drawn, “frame 760 px for 1313” a frame that scrolls, “link” the readable link that leads to the advisor.';

const choice = { advisor: 'demo-basic' };
const fallback: Fallback = { invitation: 'Kira ansuran dengan Aisyah', whatsapp: '012-345 6789' };

/** The text of each line: the SDK's README has the one tag, the Embed page gives the others. @param at the address of the product */
export const htmlOf = (at: string): Readonly<Record<Line, string>> => ({
  script: `<script async crossorigin src="${at}/loan-kereta.js?advisor=demo-basic" data-advisor="demo-basic"></script>`,
  element: snippet('element', at, choice, fallback),
  'frame, script': snippet('sizedFrame', at, choice, fallback),
  'frame alone': snippet('frame', at, choice, fallback),
  link: `<p><a href="${hostedAddress(at, choice)}">${fallback.invitation}</a></p>`,
});

const patience = 10_000;

/** Polls until a check gives a value, or gives up. */
async function poll<Value>(page: Page, ms: number, check: () => Promise<Value | undefined>) {
  for (const end = Date.now() + ms; ; ) {
    const value = await check();
    if (value !== undefined || Date.now() > end) return value;
    await page.waitForTimeout(100);
  }
}

/** The calculators of a page, in it and in its frames, and how many still may draw. */
function calculatorsOf(page: Page) {
  const own = page.locator('loan-kereta [part=instalment] strong').first();
  const frame = page.locator('iframe').first();
  const framed = frame.contentFrame().locator('[part=instalment] strong').first();
  return { own, frame, framed };
}

/** Waits for a figure while anything on the page may draw one. @returns where it stands */
async function drawnIn(page: Page): Promise<'page' | 'frame' | undefined> {
  const { own, frame, framed } = calculatorsOf(page);
  const may = page.locator('script[src*="/loan-kereta.js"], iframe');
  return poll(page, (await may.count()) > 0 ? patience : 500, async () => {
    if ((await own.count()) > 0 && (await own.textContent()) === firstFigure) return 'page';
    if ((await frame.count()) === 0 || (await framed.count()) === 0) return undefined;
    return (await framed.textContent()) === firstFigure ? 'frame' : undefined;
  });
}

/** The height of the first frame and of the page in it, once they are equal, or after a while. */
async function heightsOf(page: Page): Promise<readonly [room: number, needed: number]> {
  const html = calculatorsOf(page).frame.contentFrame().locator('html');
  const read = () =>
    html.evaluate(root => [innerHeight, Math.ceil(root.getBoundingClientRect().height)] as const);
  const equal = await poll(page, 2500, async () => {
    const [room, needed] = await read();
    return room === needed ? ([room, needed] as const) : undefined;
  });
  return equal ?? read();
}

/** The state of an address that is opened alone. */
async function leads(page: Page, address: string): Promise<boolean> {
  const tab = await page.context().browser()?.newPage();
  if (!tab) return false;
  try {
    await tab.goto(address);
    return (await drawnIn(tab)) === 'page';
  } finally {
    await tab.close();
  }
}

/** The readable link, and the height in px above it; nothing where none can be read, or it does not lead to the advisor. */
async function linkOf(page: Page): Promise<{ readonly top: number } | undefined> {
  const link = page.getByRole('link', { name: fallback.invitation, exact: true }).first();
  if ((await link.count()) === 0 || !(await link.isVisible())) return undefined;
  const address = await link.evaluate(node => (node instanceof HTMLAnchorElement ? node.href : ''));
  const top = await link.evaluate(node => Math.round(node.getBoundingClientRect().top + scrollY));
  return (await leads(page, address)) ? { top } : undefined;
}

/** Whether the code itself stands on the page, to be read. */
const isText = async (page: Page) =>
  /<(loan-kereta|iframe|script)\b/.test(await page.locator('body').innerText());

/** Adds a script of the product to the page, as its owner can. @returns whether it draws, or sizes, what the place has kept */
async function helpedBy(page: Page, at: string, line: Line): Promise<string[]> {
  if (line === 'element' && (await page.locator('loan-kereta').count()) > 0) {
    await page.addScriptTag({ url: `${at}/loan-kereta.js` });
    return (await drawnIn(page)) ? ['element kept: works with the loader in the page'] : ['element kept'];
  }
  if (!line.startsWith('frame') || (await drawnIn(page)) !== 'frame') return [];
  await page.addScriptTag({ url: `${at}/loan-kereta-frame.js` });
  const [room, needed] = await heightsOf(page);
  return room === needed ? ['sized by its script in the page'] : [];
}

/** Describes the first frame of a page. */
async function frameText(page: Page, at: string, line: Line, isDrawn: boolean): Promise<string[]> {
  const { frame } = calculatorsOf(page);
  if (isDrawn) {
    const [room, needed] = await heightsOf(page);
    return room === needed
      ? ['works']
      : [`frame ${room} px for ${needed}`, ...(await helpedBy(page, at, line))];
  }
  const height = Math.round((await frame.boundingBox())?.height ?? 0);
  const shown = await frame.contentFrame().locator('body').innerText();
  return [`frame ${height} px without script, ${shown.includes(firstFigure) ? 'with the table' : 'empty'}`];
}

/** The height in px above a link that is more than a page's own text takes. */
const emptiness = 250;

/**
 * Describes a page that holds a line as some software has left it.
 * @param isPromised whether the Embed page says that the calculator itself works there
 */
export async function seenOf(page: Page, at: string, line: Line, isPromised: boolean): Promise<Seen> {
  const place = await drawnIn(page);
  const link = await linkOf(page);
  const isFramed = place !== 'page' && (await page.locator('iframe').count()) > 0;
  const texts = isFramed ? await frameText(page, at, line, place === 'frame') : [];
  if (place === 'page' || (line === 'link' && link)) texts.push('works');
  else if (link && isFramed) texts.push('link');
  else if (link)
    texts.push('link only', ...(link.top > emptiness ? [`below ${link.top} px of nothing`] : []));
  if (!isFramed && !place) texts.push(...(await helpedBy(page, at, line)));
  if (await isText(page)) texts.push('code as text');
  // The one tag has no link to leave, and no page of ours gives it.
  const isReached = place !== undefined || link !== undefined || line === 'script';
  return { isGood: isReached && (!isPromised || place !== undefined), text: texts.join(', ') || 'gone' };
}
