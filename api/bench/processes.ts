import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface Served {
  readonly address: string;
  /** What the process has worked so far, by its own account; only `app.ts` gives one. */
  readonly cpuMicroseconds: () => Promise<number>;
  /** How much memory it takes at this moment, in bytes; again only of `app.ts`. */
  readonly memory: () => Promise<number>;
  readonly end: () => Promise<void>;
}

/** Starts one of this folder's servers in a process of its own and waits until it listens. */
export async function serve(
  file: string,
  environment: Record<string, string>,
  task?: object,
): Promise<Served> {
  const { PATH = '' } = process.env;
  const child = fork(join(import.meta.dirname, file), {
    env: { PATH, ...environment },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  if (task) child.send(task);
  const message = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => {
      throw new Error(`${file} ended with ${code}.`);
    }),
  ]);
  const used = async () => {
    child.send('used');
    const [{ cpu, memory }] = await once(child, 'message');
    return { cpu: Number(cpu), memory: Number(memory) };
  };
  return {
    address: String(Object(message[0]).address),
    cpuMicroseconds: async () => (await used()).cpu,
    memory: async () => (await used()).memory,
    async end() {
      child.disconnect();
      await ended;
    },
  };
}
