import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/run.ts';
import { connectCommands } from '../command-socket.ts';
import { keep } from '../product.ts';
import { type TestBrowser, testBrowser } from './browser.ts';

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** A preference: the sandbox of a page reads the fonts of the run, without which Firefox draws a box for each letter. */
const readsFonts = `user_pref('security.sandbox.content.read_path_whitelist', '${join(root, 'node_modules')}/');\n`;

/** Starts Firefox without windows. It speaks WebDriver BiDi itself and needs no driver. */
export async function startFirefox(executablePath: string): Promise<TestBrowser> {
  const firefox = keep(folder => {
    writeFileSync(join(folder, 'user.js'), readsFonts);
    return [executablePath, '--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder];
  });
  const address = () => /WebDriver BiDi listening on (ws:\S+)/.exec(firefox.said())?.[1];
  while (!address()) {
    if (firefox.hasEnded()) throw new Error(`${executablePath} has ended:\n${firefox.said()}`);
    await sleep(20);
  }
  const send = await connectCommands(`${address()}/session`);
  await send('session.new', { capabilities: {} });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport: { width: 1024, height: 900 } });
  return testBrowser({
    open: async url => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    run: async (work, ...given) => {
      const evaluated = await send<Evaluated>('script.callFunction', {
        functionDeclaration: `async given => JSON.stringify(await (${work})(...JSON.parse(given)))`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        awaitPromise: true,
        target: { context },
      });
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      const { value } = evaluated.result;
      return value === undefined ? undefined : JSON.parse(value);
    },
    perform: async source => {
      await send('input.performActions', { context, actions: [source] });
    },
    picture: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      await firefox.stop();
    },
  });
}
