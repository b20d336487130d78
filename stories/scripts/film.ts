import type { Page } from 'playwright';
import { tellStory, type Visit } from './built-storybook.ts';
import type { Row, Shot } from './pictures.ts';

/** When each frame of a change is taken after it began, in ms. Nothing moves for longer. */
const moments = [0, 60, 120, 300];

const clip = { x: 0, y: 0, width: 390, height: 560 };
const shoot = (page: Page) => page.screenshot({ clip });

/** Presses something in the calculator and stops all that begins to move. */
const press = (page: Page, selector: string) =>
  page.evaluate(async wanted => {
    const widget = document.querySelector('[data-calculator]')?.shadowRoot?.querySelector('.lk');
    widget?.querySelector<HTMLElement>(wanted)?.click();
    for (let frame = 0; frame < 6; frame++) {
      await new Promise(requestAnimationFrame);
      for (const each of widget?.getAnimations({ subtree: true }) ?? []) each.pause();
    }
  }, selector);

/** Puts all that moves where it is at a moment. */
const seek = (page: Page, moment: number) =>
  page.evaluate(time => {
    const widget = document.querySelector('[data-calculator]')?.shadowRoot?.querySelector('.lk');
    for (const each of widget?.getAnimations({ subtree: true }) ?? []) each.currentTime = time;
  }, moment);

async function motionOf(page: Page, selector: string): Promise<Shot[]> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const shots = [{ label: 'before', picture: await shoot(page) }];
  await press(page, selector);
  for (const moment of moments) {
    await seek(page, moment);
    shots.push({ label: `${moment} ms`, picture: await shoot(page) });
  }
  return shots;
}

/** Does one thing after the other, and takes a picture of each. */
async function stepsOf(
  page: Page,
  steps: readonly (readonly [label: string, step: () => Promise<unknown>])[],
) {
  const shots: Shot[] = [];
  for (const [label, step] of steps) {
    await step();
    shots.push({ label, picture: await shoot(page) });
  }
  return shots;
}

const themed = (theme: number) => `.lk[data-theme="theme-${String(theme).padStart(2, '0')}"]`;

/** Five changes, each in five frames: two that move, and three that a person makes step by step. */
export async function filmChanges(open: Visit['open']): Promise<Row[]> {
  const story = (theme: string) => open(`themes-${theme}`, { width: 'full' });
  const rows: Row[] = [];
  const film = async (title: string, page: Page, shots: Promise<Shot[]>) => {
    rows.push({ title, shots: await shots });
    await page.close();
  };

  const car = await story('02-hero-banner--hero-banner');
  await film('Another car: opaque all the way', car, motionOf(car, '[part~=model-picker] [value=aruz]'));

  const figure = await story('01-card-compact--card-compact');
  await film('Another tenure: the figure rolls', figure, motionOf(figure, '[part~=tenure] [value="5"]'));

  const deposit = await story('12-dashboard--dashboard');
  const box = deposit.locator('[part~=deposit] input[type=text]');
  await box.fill('');
  await film(
    'A deposit as it is typed: grouped, and the figure stays in sight',
    deposit,
    stepsOf(
      deposit,
      ['1', '5', '0', '0', '0'].map(key => [`${key} is typed`, () => box.pressSequentially(key)]),
    ),
  );

  const advised = await open('advisor-top-bar--as-in-the-toolbar', { width: 'full', plan: 'diamond' });
  const picker = advised.getByRole('combobox', { name: 'Tema' });
  const choose = (theme: number) => async () => {
    await picker.selectOption(`theme-${String(theme).padStart(2, '0')}`);
    await advised
      .locator(`${themed(theme)} svg`)
      .first()
      .waitFor();
  };
  await film(
    'Another theme',
    advised,
    stepsOf(advised, [
      ['Card Compact', choose(1)],
      ['the list of themes', () => picker.click()],
      ['Split Right', () => advised.keyboard.press('Escape').then(choose(4))],
      ['Magazine', choose(14)],
      ['Retro Vintage', choose(18)],
    ]),
  );

  const live = await open('advisor-top-bar--as-in-the-toolbar', { width: 'full', plan: 'diamond' });
  const handle = live.locator('.bar-handle');
  const put = (presenter: string) => () => tellStory(live, 'updateGlobals', { globals: { presenter } });
  await film(
    'Live: the tools fold away',
    live,
    stepsOf(live, [
      ['with all tools', put('off')],
      ['live', () => put('on')().then(() => handle.waitFor())],
      ['the handle is pressed', () => handle.click()],
      ['and again', () => handle.click()],
      ['no longer live', () => put('off')().then(() => live.locator('.bar-tools').waitFor())],
    ]),
  );
  return rows;
}
