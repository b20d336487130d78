import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumFlags } from '../../scripts/chromium-flags.ts';
import { keep } from '../product.ts';
import { connectDevTools } from './devtools.ts';

/** An old Chromium with one page of a phone's size. */
export interface OldChromium {
  open(address: string): Promise<void>;
  /** Runs a function in the page, in the syntax of this file. It sees nothing of what is around it. */
  run<Given extends unknown[], Result>(work: (...given: Given) => Result, ...given: Given): Promise<Result>;
  takeErrors(): string[];
  /** The first screen of the page, or a part of it, as a PNG in base64. */
  picture(part?: DOMRectInit): Promise<string>;
  close(): Promise<void>;
}

interface Evaluated {
  readonly result: { readonly value?: string };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

/** These builds leave out what their hosts lack: a second process, a sandbox, a graphics card. */
const flags = [
  ...chromiumFlags,
  '--headless',
  '--single-process',
  '--no-zygote',
  '--disable-gpu',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
];

/** The address of a browser's page, which may come a while after its DevTools. @param list what lists its targets */
async function pageAt(list: string): Promise<string> {
  for (;;) {
    const targets: { type: string; webSocketDebuggerUrl: string }[] = await (await fetch(list)).json();
    const page = targets.find(({ type }) => type === 'page');
    if (page) return page.webSocketDebuggerUrl;
    await sleep(20);
  }
}

export async function startOldChromium(executable: string): Promise<OldChromium> {
  const browser = keep(folder => [executable, ...flags, `--user-data-dir=${folder}`, 'about:blank']);
  const listening = () => /DevTools listening on ws:\/\/([^/]+)/.exec(browser.said())?.[1];
  while (!listening()) {
    if (browser.hasEnded()) throw new Error(`${executable} has ended:\n${browser.said()}`);
    await sleep(20);
  }
  const { send, takeErrors } = await connectDevTools(await pageAt(`http://${listening()}/json/list`));
  for (const domain of ['Page', 'Runtime', 'Log']) await send(`${domain}.enable`);
  const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: false };
  await send('Emulation.setDeviceMetricsOverride', phone);

  const run: OldChromium['run'] = async (work, ...given) => {
    const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
      expression: `Promise.resolve((${work})(...${JSON.stringify(given)})).then(JSON.stringify)`,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  };
  return {
    run,
    takeErrors,
    open: async url => {
      await send('Page.navigate', { url });
      while ((await run(() => (location.href === 'about:blank' ? '' : document.readyState))) !== 'complete')
        await sleep(50);
    },
    picture: async part => {
      const clip = part && { clip: { ...part, scale: 1 } };
      const { data } = await send<{ data: string }>('Page.captureScreenshot', { format: 'png', ...clip });
      return data;
    },
    close: browser.stop,
  };
}
