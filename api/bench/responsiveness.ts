import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './statistics.ts';

/** One connection that is kept, so that only the server's own delay is measured. */
function prober(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const probe = () =>
    new Promise<number>((resolve, reject) => {
      const start = performance.now();
      request(url, { agent }, response => {
        response.resume();
        response.once('end', () => resolve(performance.now() - start));
      })
        .once('error', reject)
        .end();
    });
  return { probe, end: () => agent.destroy() };
}

/** Milliseconds that this address took, asked every few milliseconds until `enough`. */
async function probes(url: string, enough: (count: number) => boolean): Promise<number[]> {
  const { probe, end } = prober(url);
  const times: number[] = [];
  while (!enough(times.length)) {
    times.push(await probe());
    await sleep(2);
  }
  end();
  return times;
}

const round = (milliseconds: number) => Math.round(milliseconds * 100) / 100;

const figures = (times: readonly number[]) => ({
  probes: times.length,
  p50Milliseconds: round(percentile(times, 0.5)),
  p99Milliseconds: round(percentile(times, 0.99)),
});

/** How an address answers while nothing happens and while `work` is done, whose p99 may be so many times as long. */
export async function responsiveness(url: string, work: () => Promise<void>, atMost: number) {
  await probes(url, count => count === 200);
  const idle = await probes(url, count => count === 1000);
  let working = true;
  const watched = work().finally(() => {
    working = false;
  });
  const [busy] = await Promise.all([probes(url, () => !working), watched]);
  const ratio = percentile(busy, 0.99) / percentile(idle, 0.99);
  return {
    idle: figures(idle),
    busy: figures(busy),
    ratio: { value: round(ratio), atMost, holds: ratio <= atMost },
  };
}

/** Does something so many times at once, wave upon wave; `index` counts through all of them. */
export async function inWaves(waves: number, atOnce: number, one: (index: number) => Promise<void>) {
  for (let wave = 0; wave < waves; wave++)
    await Promise.all(Array.from({ length: atOnce }, (_, index) => one(wave * atOnce + index)));
}
