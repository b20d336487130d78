// The thread that works on jobs and makes tables of users, on connections of its own: neither has a request wait.
import { setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { parseDatabaseUrl } from '../config.ts';
import { Database } from '../db/database.ts';
import type { Written } from '../http/csv.ts';
import { priorityOfAside } from '../niceness.ts';
import { property } from '../property.ts';
import type { Asked, Message, Start, Task } from './asked.ts';
import { workAside } from './work.ts';

const { databaseUrl, publicUrl, yields }: Start = workerData;
const location = parseDatabaseUrl(databaseUrl);
if (!location || !parentPort) throw new Error('This is a thread of the server.');

// On Linux this is of the thread alone; elsewhere it would be of the whole server.
if (yields && process.platform === 'linux') setPriority(priorityOfAside());

let isEnding = false;
let ahead = 0;
const now = () => new Date(Date.now() + ahead);
const { workOnJobs, makeTable } = workAside({
  db: new Database(location),
  now,
  publicUrl,
  isEnding: () => isEnding,
});
const encoder = new TextEncoder();

async function* written(task: Task): Written {
  if (task.kind === 'jobs') await workOnJobs();
  else yield* makeTable(task.selection, task.at);
}

async function nextOf(parts: AsyncIterator<string | Uint8Array>): Promise<Message> {
  try {
    const { done, value } = await parts.next();
    if (done) return { done };
    return { part: typeof value === 'string' ? encoder.encode(value) : value };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { error, code: property(error, 'code') };
  }
}

function serve(port: MessagePort, task: Task): void {
  const parts = written(task)[Symbol.asyncIterator]();
  port.on('message', async () => {
    const message = await nextOf(parts);
    port.postMessage(message, 'part' in message ? [message.part.buffer as ArrayBuffer] : []);
  });
  port.on('close', () => parts.return?.());
}

parentPort.on('message', (asked: Asked | 'end') => {
  if (asked === 'end') {
    isEnding = true;
    return;
  }
  ahead = asked.ahead;
  serve(asked.port, asked.task);
});
