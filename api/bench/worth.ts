import { compare, type Target } from './load.ts';
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
  v8Flag: 'me',
  rawHeaders: 'embed',
  preparedStatements: 'me',
} as const satisfies Record<Way, string>;

/** How many times as many requests the server answers as one that does without a way, side by side. */
export async function worthOfEach(
  { app, environment, effort, say }: AsItIs,
  requests: Readonly<Record<'me' | 'embed', Omit<Target, 'url'> & { readonly path: string }>>,
) {
  const worth: Record<string, unknown> = {};
  for (const [way, name] of Object.entries(triedOn)) {
    const { path, ...request } = requests[name];
    say(`GET ${path} without ${way} …`);
    const plain = await serve('app.ts', { ...environment, LK_BENCH_WITHOUT: way });
    try {
      const measured = await compare(
        { ...request, url: app.address + path },
        { ...request, url: plain.address + path },
        1,
        effort,
      );
      worth[way] = { with: measured.ours, without: measured.bare, ratio: measured.ratio };
    } finally {
      await plain.end();
    }
  }
  return worth;
}
