import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './statistics.ts';

const signInsAtOnce = 50;

/** One connection that is kept, so that only the server's own delay is measured. */
function prober(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const probe = () =>
    new Promise<number>((resolve, reject) => {
      const start = performance.now();
      request(url, { agent }, answer => {
        answer.resume();
        answer.once('end', () => resolve(performance.now() - start));
      })
        .once('error', reject)
        .end();
    });
  return { probe, end: () => agent.destroy() };
}

/** Milliseconds that `/healthz` took, asked every few milliseconds until `enough`. */
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

/**
 * How `/healthz` answers while nothing happens and while 50 people sign in at once, wave upon wave.
 * @param signIn one sign-in of its own; rejects unless it succeeds
 */
export async function responsiveness(
  address: string,
  signIn: (index: number) => Promise<void>,
  waves: number,
) {
  const url = `${address}/healthz`;
  await probes(url, count => count === 200);
  const idle = await probes(url, count => count === 1000);
  let working = true;
  const work = async () => {
    for (let wave = 0; wave < waves; wave++)
      await Promise.all(
        Array.from({ length: signInsAtOnce }, (_, index) => signIn(wave * signInsAtOnce + index)),
      );
    working = false;
  };
  const [busy] = await Promise.all([probes(url, () => !working), work()]);
  const ratio = percentile(busy, 0.99) / percentile(idle, 0.99);
  return {
    idle: { p50Milliseconds: round(percentile(idle, 0.5)), p99Milliseconds: round(percentile(idle, 0.99)) },
    whileSigningIn: {
      signInsAtOnce,
      probes: busy.length,
      p50Milliseconds: round(percentile(busy, 0.5)),
      p99Milliseconds: round(percentile(busy, 0.99)),
    },
    ratio: { value: round(ratio), atMost: 5, holds: ratio <= 5 },
  };
}
