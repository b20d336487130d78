import type { Browser, FrameLocator, Locator, Page } from '@playwright/test';
import type { Post, Seen } from './integration.ts';

const patience = 20_000;

/** The calculator of a post: in a frame, or in the page itself. */
async function calculatorOf(page: Page): Promise<{ frame?: Locator; shown: Page | FrameLocator }> {
  const frame = page.locator('iframe[src*="/a/demo-"]');
  if ((await frame.count()) === 0) return { shown: page };
  await frame.scrollIntoViewIfNeeded();
  return { frame, shown: frame.contentFrame() };
}

/** Whether a frame is as high as its page, or scrolls to the end of it. */
async function endOf(frame: Locator): Promise<Seen> {
  const html = frame.contentFrame().locator('html');
  const heights = () =>
    html.evaluate(page => [innerHeight, Math.ceil(page.getBoundingClientRect().height)] as const);
  let [room, needed] = await heights();
  // The height comes by a message, which a smaller one may follow.
  for (let round = 0; round < 20 && room !== needed; round++) {
    await frame.page().waitForTimeout(100);
    [room, needed] = await heights();
  }
  if (room >= needed) return { isGood: true, text: `frame ${room} px for ${needed}` };
  await frame.hover();
  await frame.page().mouse.wheel(0, needed);
  await frame.page().waitForTimeout(500);
  const isAtEnd = await html.evaluate(page => Math.ceil(scrollY + innerHeight) >= page.scrollHeight);
  await html.evaluate(() => scrollTo(0, 0));
  const text = `frame ${room} px for ${needed}, ${isAtEnd ? 'scrolls to its end' : 'cut'}`;
  return { isGood: isAtEnd, text };
}

/** Presses the WhatsApp button. @returns the address that opens, in a window of its own or in place of the page */
async function chatOf(page: Page, shown: Page | FrameLocator): Promise<string> {
  const opened = new Promise<string>(resolve => {
    page.context().on('request', request => {
      if (request.url().startsWith('https://wa.me/')) resolve(request.url());
    });
    setTimeout(() => resolve(''), 5000);
  });
  await shown.locator('[part=whatsapp]').first().click({ timeout: patience });
  return opened;
}

/** Opens a post at a width. @param picture where a screenshot of the whole page goes */
export async function lookAt(browser: Browser, post: Post, width: number, picture: string): Promise<Seen> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  try {
    await page.context().route('https://wa.me/**', route => route.fulfill({ body: 'A chat' }));
    await page.goto(post.url);
    if (post.look) {
      const seen = await post.look(page);
      await page.screenshot({ path: picture, fullPage: true });
      return seen;
    }
    const { frame, shown } = await calculatorOf(page);
    const figure = await shown.locator('[part=instalment] strong').first().innerText({ timeout: patience });
    const end = frame ? await endOf(frame) : { isGood: true, text: 'no frame' };
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await page.screenshot({ path: picture, fullPage: true });
    const chat = await chatOf(page, shown);
    const hasChat = decodeURIComponent(chat).includes(post.figure);
    const texts = [
      figure,
      end.text,
      hasChat ? 'WhatsApp opens' : 'no WhatsApp',
      ...(isWide ? ['too wide'] : []),
    ];
    return { isGood: figure === post.figure && end.isGood && hasChat && !isWide, text: texts.join(', ') };
  } catch (error) {
    await page.screenshot({ path: picture, fullPage: true });
    return { isGood: false, text: String(error).split('\n')[0] ?? '' };
  } finally {
    await page.context().close();
  }
}
