import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { slowLink } from './slow-phone.ts';

/** The bytes that travel together. */
const packet = 1460;

/** One direction of the link, which all connections share. @param rate in bytes a second */
function lane(rate: number) {
  let free = 0;
  /** When so many bytes, sent now, are at the other end, by `performance.now()`. */
  return (bytes: number): number => {
    free = Math.max(free, performance.now()) + (bytes / rate) * 1000;
    return free + slowLink.roundTrip / 2;
  };
}

function carry(from: Socket, to: Socket, arrives: (bytes: number) => number, begun: Promise<unknown>): void {
  let last = begun;
  const then = (time: number, work: () => void) => {
    last = last.then(() => sleep(Math.max(0, time - performance.now()))).then(work);
  };
  from.on('data', data => {
    for (let at = 0; at < data.length; at += packet) {
      const bytes = data.subarray(at, at + packet);
      then(arrives(bytes.length), () => to.writable && to.write(bytes));
    }
  });
  from.on('end', () => then(arrives(0), () => to.end()));
  from.on('error', () => to.destroy());
}

/**
 * A slow link to a port of this machine, as whole connections feel it: their handshakes too, which a browser's own
 * emulation passes over, and the room that they share.
 */
export async function shapeLink(port: number) {
  const [down, up] = [lane(slowLink.down), lane(slowLink.up)];
  const server = createServer({ noDelay: true }, near => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    // The handshake of TCP itself is answered here at once: what it takes is waited for before the first bytes.
    carry(near, far, up, sleep(slowLink.roundTrip));
    carry(far, near, down, Promise.resolve());
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}
