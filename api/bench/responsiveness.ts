import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile } from '../../scripts/statistics.ts';

/**
 * Milliseconds that this address took, asked every few milliseconds until `enough`: by a thread of its own, as what else
 * is done here would be taken for the server's delay.
 */
async function probes(url: string, enough: (count: number) => boolean): Promise<number[]> {
  const thread = new Worker(join(import.meta.dirname, 'prober.ts'), { workerData: url });
  const times: number[] = [];
  thread.on('message', (milliseconds: number) => times.push(milliseconds));
  await once(thread, 'online');
  while (!enough(times.length)) await sleep(20);
  await thread.terminate();
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
  await probes(url, count => count >= 200);
  const idle = await probes(url, count => count >= 1000);
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
