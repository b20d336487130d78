import type { Browser, BrowserContext } from '@playwright/test';
import { median } from '../../scripts/statistics.ts';
import { type Contestant, contestants, floorName, secureNames, startSite } from './peers.ts';
import { slowdown, slowNetwork } from './slow-phone.ts';

const rounds = 7;
/** Who has not shown anything by then never does: a peer may need a server of its own. */
const patience = 15_000;
/** A page that never comes to rest, as a frame of a server that is not there has it, is left after so long, in ms. */
const restless = 3000;
/** What we allow ourselves: so much of what one plain script of the same bytes takes. */
const allowed = { cold: 1.5, warm: 1.3 };

/** Notes the time of the first frame that has it, in ms since the visit began. */
const noteShown = (shown: string) => `{
  const look = () => {
    if (document.body && ${shown}) setTimeout(() => { window.shownAt = performance.now() });
    else requestAnimationFrame(look);
  };
  look();
}`;

interface Visit {
  readonly ms: number;
  /** The main thread's work until then, in ms at the slowed speed. */
  readonly work: number;
  readonly requests: number;
  /** On the wire, headers included. */
  readonly bytes: number;
  readonly connections: number;
}

async function visit(
  context: BrowserContext,
  address: string,
  { shown, isShaped }: Contestant,
): Promise<Visit> {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Performance.enable');
  if (!isShaped) await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let [bytes, requests] = [0, 0];
  const connections = new Set<number>();
  session.on('Network.responseReceived', ({ response }) => {
    // The page itself is what all have.
    if (response.url === address) return;
    requests++;
    connections.add(response.connectionId);
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await tab.addInitScript(noteShown(shown));
  await tab.goto(address, { waitUntil: 'commit' });
  await tab.waitForFunction(() => 'shownAt' in window, undefined, { timeout: patience });
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = await tab.evaluate(() => Reflect.get(window, 'shownAt') as number);
  const seen = { ms, requests, bytes, connections: connections.size };
  // What comes after the figure is in the cache when it is visited again.
  await tab.waitForLoadState('networkidle', { timeout: restless }).catch(() => {});
  await tab.close();
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  return { ...seen, work: work * 1000 };
}

function medians(visits: readonly Visit[]): Visit {
  const middle = (part: keyof Visit) => Math.round(median(visits.map(visit => visit[part])));
  return {
    ms: middle('ms'),
    work: middle('work'),
    requests: middle('requests'),
    bytes: middle('bytes'),
    connections: middle('connections'),
  };
}

/**
 * How long a visitor waits for ours and for five other embeds, first and again, and for ours over HTTP/2 with TLS at the
 * end of a link that is slow for whole connections, all in one run and in turn: from the
 * begin of the visit to the frame that shows a working figure, or their button, or their frame.
 */
export async function benchEmbed(browser: Browser, at: string) {
  const { all, stop } = await contestants(at);
  const site = await startSite(all);
  const seen = new Map(Object.keys(all).map(name => [name, { cold: [] as Visit[], warm: [] as Visit[] }]));
  // The first round warms the servers and this browser, and does not count.
  for (let round = 0; round <= rounds; round++)
    for (const [name, contestant] of Object.entries(all).filter(([name]) => seen.has(name))) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        ignoreHTTPSErrors: true,
      });
      const address = `${site.at}/${encodeURIComponent(name)}`;
      try {
        const cold = await visit(context, address, contestant);
        // A browser keeps nothing that came with a certificate which nobody has signed.
        const warm = contestant.isShaped ? [] : [await visit(context, address, contestant)];
        if (round === 0) continue;
        seen.get(name)?.cold.push(cold);
        seen.get(name)?.warm.push(...warm);
      } catch (failure) {
        console.error(`${name}: ${failure}`);
        seen.delete(name);
      } finally {
        await context.close();
      }
    }
  site.stop();
  stop();
  const figures: Record<string, { readonly cold: Visit; readonly warm?: Visit }> = Object.fromEntries(
    [...seen].map(([name, { cold, warm }]) => [
      name,
      { cold: medians(cold), ...(warm.length > 0 && { warm: medians(warm) }) },
    ]),
  );
  const isNear = (ours: string, floor: string) => {
    const [one, other] = [figures[ours], figures[floor]];
    if (!one || !other) return false;
    const isWarmNear = !one.warm || !other.warm || one.warm.ms <= allowed.warm * other.warm.ms;
    return one.cold.ms <= allowed.cold * other.cold.ms && isWarmNear;
  };
  const { [floorName]: _, [secureNames.floor]: __, [secureNames.ours]: secure, ...same } = figures;
  const isFirst = Object.values(same).every(({ cold }) => (same['Loan Kereta']?.cold.ms ?? 0) <= cold.ms);
  const isWithin =
    isNear('Loan Kereta', floorName) &&
    isNear(secureNames.ours, secureNames.floor) &&
    secure?.cold.connections === 1 &&
    isFirst;
  return { figures, isWithin };
}
