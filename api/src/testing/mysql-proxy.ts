import { connect, createServer, type Socket } from 'node:net';

interface Cut {
  readonly text: string;
  times: number;
  readonly delivered: boolean;
  readonly after: string;
  /** The connections on which `after` was sent. */
  readonly ripe: WeakSet<Socket>;
}

/** Stands between a server and its MySQL, so that a test can take the network away at the worst moment. */
export class MysqlProxy {
  /** The database's address by way of the proxy, as `LK_DATABASE_URL` takes it. */
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #frozen = false;
  #cut: Cut | undefined;
  #rewrite: readonly [from: string, to: string] | undefined;

  private constructor(url: string, close: () => Promise<void>) {
    this.url = url;
    this.close = close;
  }

  static async start(databaseUrl: string): Promise<MysqlProxy> {
    const target = new URL(databaseUrl);
    const server = createServer(client => proxy.#join(client, target));
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${Object(server.address()).port}`;
    const proxy = new MysqlProxy(url.href, async () => {
      for (const sockets of proxy.#pairs) for (const socket of sockets) socket.destroy();
      await new Promise(resolve => server.close(resolve));
    });
    return proxy;
  }

  /** From now on nothing comes through, in either direction, until `thaw`. */
  freeze(): void {
    this.#frozen = true;
    for (const sockets of this.#pairs) for (const socket of sockets) socket.pause();
  }

  thaw(): void {
    this.#frozen = false;
    for (const sockets of this.#pairs) for (const socket of sockets) socket.resume();
  }

  /**
   * Ends the connections on which `text` is sent next, `times` of them, before or after the server was given it; not
   * before something was sent on the same one that holds `after`: what goes on in the background has its own.
   */
  cutAt(text: string, { times = 1, delivered = false, after = '' } = {}): void {
    this.#cut = { text, times, delivered, after, ripe: new WeakSet() };
  }

  /** Sends `to` in place of `from`, which is as long. */
  rewrite(from: string, to: string): void {
    if (from.length !== to.length) throw new Error('A packet says its length.');
    this.#rewrite = [from, to];
  }

  #join(client: Socket, target: URL): void {
    const server = connect(Number(target.port || 3306), target.hostname);
    const pair = [client, server] as const;
    this.#pairs.add(pair);
    const end = () => {
      this.#pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    client.on('data', chunk => this.#pass(chunk, server, end));
    server.on('data', chunk => void client.write(chunk));
    if (this.#frozen) for (const socket of pair) socket.pause();
  }

  #pass(chunk: Buffer, server: Socket, end: () => void): void {
    const cut = this.#cut;
    if (cut && chunk.includes(cut.after)) cut.ripe.add(server);
    if (cut?.ripe.has(server) && cut.times > 0 && chunk.includes(cut.text)) {
      cut.times -= 1;
      if (cut.delivered) {
        server.removeAllListeners('data').once('data', end);
        server.write(chunk);
      } else end();
      return;
    }
    const [from, to] = this.#rewrite ?? [];
    const at = from === undefined ? -1 : chunk.indexOf(from);
    if (to !== undefined && at >= 0) chunk.write(to, at, 'latin1');
    server.write(chunk);
  }
}
