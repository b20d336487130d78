import { inflateSync } from 'node:zlib';

/** Bytes of the header of a WOFF, of an entry in its directory, and of the same two in a TTF. */
const sizes = { woff: 44, packed: 20, ttf: 12, entry: 16 };

/**
 * Unpacks a WOFF into the TTF that it was made of.
 * @param woff the whole file
 * @returns the whole TTF
 * @throws Error when it is no WOFF
 * @see https://www.w3.org/TR/WOFF/
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = sizes.woff + index * sizes.packed;
    const [offset, packedLength, length, checksum] = [4, 8, 12, 16].map(field =>
      woff.readUInt32BE(at + field),
    );
    const packed = woff.subarray(offset, Number(offset) + Number(packedLength));
    return {
      tag: woff.subarray(at, at + 4),
      checksum: Number(checksum),
      data: Number(packedLength) < Number(length) ? inflateSync(packed) : packed,
    };
  });

  const head = Buffer.alloc(sizes.ttf + count * sizes.entry);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * sizes.entry, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * sizes.entry, 10);

  const parts: Buffer[] = [head];
  let end = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = sizes.ttf + index * sizes.entry;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padding = Buffer.alloc(-data.length & 3);
    parts.push(data, padding);
    end += data.length + padding.length;
  }
  return Buffer.concat(parts);
}
