import { median } from '../../scripts/statistics.ts';
import { fire, type Target } from './load.ts';
import { type Served, serve } from './processes.ts';
import type { Way } from './without.ts';

/** The server as it is, and what it takes to start another that does without one of its ways. */
interface AsItIs {
  readonly app: Served;
  readonly environment: Record<string, string>;
  readonly effort: { seconds: number; rounds: number };
  readonly say: (line: string) => void;
}

/** What each way is tried on: the request that it was meant for. */
const triedOn = {
  rawHeaders: 'embed',
  preparedStatements: 'me',
} as const satisfies Record<Way, string>;

/** What one request costs a server, by its own account: whatever else the machine does is not in it. */
async function cpuPerRequest(server: Served, target: Target, seconds: number): Promise<number> {
  const before = await server.cpuMicroseconds();
  const { answered } = await fire(target, seconds);
  return ((await server.cpuMicroseconds()) - before) / answered;
}

/** What a request costs, in microseconds of the server's CPU, with each way and without it, in turns. */
export async function worthOfEach(
  { app, environment, effort, say }: AsItIs,
  requests: Readonly<Record<'me' | 'embed', Omit<Target, 'url'> & { readonly path: string }>>,
) {
  const worth: Record<string, unknown> = {};
  for (const [way, name] of Object.entries(triedOn)) {
    const { path, ...request } = requests[name];
    say(`GET ${path} without ${way} …`);
    const plain = await serve('app.ts', { ...environment, LK_BENCH_WITHOUT: way });
    const cost = (server: Served) =>
      cpuPerRequest(server, { ...request, url: server.address + path }, effort.seconds);
    try {
      for (const server of [app, plain]) await cost(server);
      const rounds: [number, number][] = [];
      for (let round = 0; round < effort.rounds; round++) rounds.push([await cost(app), await cost(plain)]);
      worth[way] = {
        with: Math.round(median(rounds.map(([ours]) => ours))),
        without: Math.round(median(rounds.map(([, other]) => other))),
        ratio: Math.round(median(rounds.map(([ours, other]) => other / ours)) * 100) / 100,
      };
    } finally {
      await plain.end();
    }
  }
  return worth;
}
