// What the server is measured against: Koa and nothing else, in a process of its own.
import { once } from 'node:events';
import Koa from 'koa';
import { createPool } from 'mysql2/promise';
import { listen } from '../src/server.ts';

export interface BareTask {
  /** Sent at /bytes, and by the tag at /known. */
  readonly bytes: string;
  readonly etag: string;
  /** Where the row of /row is. */
  readonly mysqlUrl: string;
  readonly advisorId: number;
}

process.once('disconnect', () => process.exit());
const [task]: BareTask[] = await once(process, 'message');
if (!task) throw new Error('There is no task.');
const { bytes, etag, mysqlUrl, advisorId } = task;
const pool = createPool({ uri: mysqlUrl, connectionLimit: 10 });

const app = new Koa();
app.use(async ctx => {
  if (ctx.path === '/row') {
    const [rows] = await pool.execute('select id, email, name, plan from advisors where id = ?', [advisorId]);
    ctx.body = Array.isArray(rows) ? rows[0] : undefined;
    return;
  }
  ctx.type = 'application/json; charset=utf-8';
  if (ctx.path === '/known') {
    ctx.status = 200;
    ctx.set('ETag', etag);
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
  }
  ctx.body = bytes;
});
const { address } = await listen(app, { port: 0, host: '127.0.0.1' });
process.send?.({ address });
