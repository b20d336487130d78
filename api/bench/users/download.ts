import { round } from './in-turns.ts';
import type { Side } from './side.ts';

/** Takes all users along as a table, and watches the server's memory meanwhile. */
export async function download(
  side: Side,
  acceptEncoding: 'identity' | 'gzip',
  path = '/api/admin/users.csv',
) {
  const admin = await side.admin();
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const before = await side.server.memory();
  const begun = performance.now();
  const response = await fetch(`${side.server.address}${path}`, {
    headers: { Cookie: cookie, 'Accept-Encoding': acceptEncoding },
  });
  if (response.status !== 200 || !response.body)
    throw new Error(`The table was refused: ${response.status}.`);
  let [lines, firstByte, most] = [0, 0, before];
  let asked = begun;
  for await (const part of response.body) {
    if (firstByte === 0) firstByte = performance.now() - begun;
    for (const byte of part) if (byte === 10) lines++;
    if (performance.now() - asked < 200) continue;
    asked = performance.now();
    most = Math.max(most, await side.server.memory());
  }
  const seconds = (performance.now() - begun) / 1000;
  const rows = lines - 1;
  if (rows < side.users) throw new Error(`Of ${side.users} users ${rows} came.`);
  return {
    rows,
    firstByteMilliseconds: round(firstByte),
    rowsPerSecond: Math.round(rows / seconds),
    memoryGrowthMiB: round((most - before) / 2 ** 20),
  };
}
