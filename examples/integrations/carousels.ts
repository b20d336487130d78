import type { Locator, Page } from '@playwright/test';
import type { Integration, Seen } from './integration.ts';
import { installNpm, serve, versionsOf } from './npm-site.ts';
import { firstFigure, snippetsOf } from './snippets.ts';

const packages = {
  swiper: '14.4.0',
  '@splidejs/splide': '4.1.4',
  'embla-carousel': '8.6.0',
  flickity: '3.0.0',
  'slick-carousel': '2.0.0',
  jquery: '4.0.0',
  sortablejs: '1.15.7',
  leaflet: '1.9.4',
};

const script = (path: string) => `<script src="/${path}"></script>`;
const sheet = (path: string) => `<link rel="stylesheet" href="/${path}">`;
const run = (code: string) => `<script>addEventListener('load', () => { ${code} })</script>`;
const slides = (calculator: string, tag = 'div', name = '') =>
  [calculator, 'B', 'C'].map(slide => `<${tag} class="${name}">${slide}</${tag}>`).join('');

/** A page of each with the calculator in the first of three slides, in a popup, or in what is dragged. */
const pages: Readonly<Record<string, (calculator: string) => string>> = {
  Swiper: calculator =>
    `${sheet('swiper/swiper-bundle.css')}<div class="swiper"><div class="swiper-wrapper">${slides(calculator, 'div', 'swiper-slide')}</div></div>${script('swiper/swiper-bundle.js')}${run("new Swiper('.swiper')")}`,
  Splide: calculator =>
    `${sheet('@splidejs/splide/dist/css/splide.min.css')}<section class="splide"><div class="splide__track"><ul class="splide__list">${slides(calculator, 'li', 'splide__slide')}</ul></div></section>${script('@splidejs/splide/dist/js/splide.min.js')}${run("new Splide('.splide').mount()")}`,
  Embla: calculator =>
    `<style>.view { overflow: hidden } .row { display: flex } .row > * { flex: 0 0 100%; min-width: 0 }</style><div class="view"><div class="row">${slides(calculator)}</div></div>${script('embla-carousel/embla-carousel.umd.js')}${run("EmblaCarousel(document.querySelector('.view'))")}`,
  Flickity: calculator =>
    `${sheet('flickity/dist/flickity.min.css')}<style>.cell { width: 100%; height: 1600px }</style><div class="row">${slides(calculator, 'div', 'cell')}</div>${script('flickity/dist/flickity.pkgd.min.js')}${run("new Flickity('.row')")}`,
  Slick: calculator =>
    `${sheet('slick-carousel/slick/slick.css')}<div class="row">${slides(calculator)}</div>${script('jquery/dist/jquery.min.js')}${script('slick-carousel/slick/slick.js')}${run("jQuery('.row').slick({ infinite: false })")}`,
  'a sortable list': calculator =>
    `<div class="row">${slides(calculator)}</div>${script('sortablejs/Sortable.min.js')}${run("new Sortable(document.querySelector('.row'), { animation: 0 })")}`,
  'a draggable parent': calculator => `<div draggable="true" style="padding: 20px">${calculator}</div>`,
  'a map’s popup': calculator =>
    `${sheet('leaflet/dist/leaflet.css')}<div id="map" style="height: 1600px"></div>${script('leaflet/dist/leaflet.js')}${run(`const map = L.map('map', { center: [3, 101], zoom: 6 }); L.popup({ minWidth: 300, autoPan: false }).setLatLng([-4, 101]).setContent(${JSON.stringify(calculator)}).openOn(map)`)}`,
};

const patience = 15_000;

/** Drags a slider with a mouse by 120 px, or with a finger by 60. @param halfway is called with the slider still held */
async function drag(page: Page, slider: Locator, how: 'mouse' | 'finger', halfway: () => Promise<void>) {
  await slider.evaluate(node => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not drawn.');
  const [x, y] = [box.x + box.width * 0.12, box.y + box.height / 2];
  if (how === 'mouse') {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 10 });
    await halfway();
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: share === undefined ? [] : [{ x: x + 60 * share, y }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= 20; step += 1) await touch('touchMove', step / 20);
  await halfway();
  await touch('touchEnd');
  await session.detach();
}

/** Moves the deposit with a mouse and a finger: the slider has to follow, and the calculator to stay where it is. */
async function look(page: Page): Promise<Seen> {
  const widget = page.locator('loan-kereta').first();
  // The guard of sliders comes with the class's properties, after the figure.
  const settled = () => widget.evaluate(node => 'years' in node);
  for (const end = Date.now() + patience; !(await settled()) && Date.now() < end; )
    await page.waitForTimeout(100);
  const slider = widget.getByRole('slider', { name: 'Deposit' });
  const deposit = () =>
    widget.evaluate(node => (node as HTMLElementTagNameMap['loan-kereta']).result?.deposit ?? -1);
  const place = () => widget.evaluate(node => Math.round(node.getBoundingClientRect().left));
  const texts: string[] = [];
  let isGood = true;
  for (const how of ['mouse', 'finger'] as const) {
    const before = await deposit();
    const left = await place();
    let moved = 0;
    await drag(page, slider, how, async () => {
      moved = (await place()) - left;
    });
    const after = await deposit();
    const isOwn = after !== before && moved === 0;
    isGood &&= isOwn;
    texts.push(`${how}: ${isOwn ? 'slider only' : `deposit ${before} to ${after}, slides ${moved} px`}`);
    await page.waitForTimeout(600);
  }
  return { isGood, text: texts.join(', ') };
}

/** Carousels, sortable lists and maps around the calculator. */
export const carousels: Integration = {
  name: 'carousels',
  about: 'Each cell: the deposit’s slider is dragged, and neither the slides nor the map may follow.',
  async start(at) {
    const folder = await installNpm('carousels', packages);
    const { loader, element } = snippetsOf(at);
    const site = Object.entries(pages).map(([name, page], index) => ({ name, path: `/${index}/`, page }));
    const html = ({ page }: (typeof site)[number]) =>
      `<!doctype html><html lang="ms"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kereta</title>${loader}</head><body style="margin: 0">${page(element)}</body></html>`;
    const { home, stop } = await serve(
      `${folder}/node_modules`,
      Object.fromEntries(site.map(each => [each.path, html(each)])),
    );
    const posts = site.map(({ name, path }) => ({ name, url: home + path, figure: firstFigure, look }));
    return { versions: versionsOf(packages), posts, stop };
  },
};
