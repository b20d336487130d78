import { ServerResponse } from 'node:http';
import { Database } from '../src/db/database.ts';

/** Ways in which the server is faster than the plainest code would be; each makes this process do without. */
export const without = {
  /** Sets each header by itself, as Koa does. */
  rawHeaders() {
    const { writeHead } = ServerResponse.prototype;
    ServerResponse.prototype.writeHead = function (status: number, ...rest: unknown[]) {
      const [list] = rest;
      if (Array.isArray(list))
        for (let at = 0; at < list.length; at += 2) this.setHeader(String(list[at]), String(list[at + 1]));
      return writeHead.call(this, status);
    };
  },

  /** Sends the same statement by knex, which MySQL then parses and plans anew. */
  preparedStatements() {
    Database.prototype.prepared = async function <Row>(sql: string, values: readonly string[]) {
      const result = await this.knex.raw(sql, values);
      return (this.engine === 'sqlite' ? result : result[0]) as Row[];
    };
  },
};

export type Way = keyof typeof without;
export const ways = Object.keys(without) as Way[];
