import type { MessagePort } from 'node:worker_threads';
import type { Selection } from '../areas/admin-users/export.ts';

/** What the thread is started with. */
export interface Start {
  /** As `LK_DATABASE_URL` has it. */
  readonly databaseUrl: string;
  readonly publicUrl: string;
  /** Whether whoever waits for an answer comes first where processors are scarce. */
  readonly yields: boolean;
}

export type Task =
  | { readonly kind: 'jobs' }
  | { readonly kind: 'table'; readonly selection: Selection; readonly at: Date };

/**
 * What the thread is asked to do. By the port it is asked for each part of the result, which comes as a `Message`; a
 * port that closes says that no more is wanted.
 */
export interface Asked {
  readonly task: Task;
  readonly port: MessagePort;
  /** How far ahead of the machine's clock the server's is, in ms. */
  readonly ahead: number;
}

export type Message =
  | { readonly part: Uint8Array }
  | { readonly done: true }
  /** An error loses its `code` on the way. */
  | { readonly error: Error; readonly code: unknown };
