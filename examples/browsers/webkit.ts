import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { keep, untilReady } from '../product.ts';
import { type TestBrowser, testBrowser } from './browser.ts';

interface Reply {
  readonly value: unknown;
}

/**
 * Sends a command to a WebDriver.
 * @throws Error with the driver's message when the command fails
 * @see https://www.w3.org/TR/webdriver2/#protocol
 */
async function command(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value }: Reply = await response.json();
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts WebKitGTK by its own WebDriver, on a virtual screen, because it has no headless mode. */
export async function startWebKit(driverPath: string): Promise<TestBrowser> {
  // The screen writes the number of the display that it has taken to the file of this number.
  const screen = keep(() => ['Xvfb', '-displayfd', '2', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']);
  while (!screen.said().includes('\n') && !screen.hasEnded()) await sleep(20);
  const port = await freePort();
  const driver = keep(
    () => [driverPath, `--port=${port}`],
    () => ({ DISPLAY: `:${screen.said().trim()}` }),
  );
  const at = `http://127.0.0.1:${port}`;
  await untilReady(`${at}/status`, driver);
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const { sessionId } = (await command('POST', `${at}/session`, { capabilities })) as { sessionId: string };
  const session = `${at}/session/${sessionId}`;
  const post = (path: string, body: object) => command('POST', `${session}/${path}`, body);
  await post('window/rect', { width: 1024, height: 900 });
  return testBrowser({
    open: async address => {
      await post('url', { url: address });
    },
    run: (work, ...args) =>
      post('execute/sync', { script: `return (${work})(...arguments)`, args }) as Promise<
        Awaited<ReturnType<typeof work>>
      >,
    perform: async source => {
      await post('actions', { actions: [source] });
    },
    picture: async () => Buffer.from(`${await command('GET', `${session}/screenshot`)}`, 'base64'),
    close: async () => {
      await command('DELETE', session);
      await driver.stop();
      await screen.stop();
    },
  });
}
