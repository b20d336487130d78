// A thread that asks an address again and again, by one connection that is kept, and tells how many milliseconds each took.
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const probe = () =>
  new Promise<number>((resolve, reject) => {
    const start = performance.now();
    request(String(workerData), { agent }, response => {
      response.resume();
      response.once('end', () => resolve(performance.now() - start));
    })
      .once('error', reject)
      .end();
  });

for (;;) {
  parentPort?.postMessage(await probe());
  await sleep(2);
}
