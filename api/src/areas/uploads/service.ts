import { createHash } from 'node:crypto';
import type { Background } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { makePicture } from '../../images/picture.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import type { Storage } from '../../storage/storage.ts';
import { forget, isNoted, listOf, note } from './table.ts';

const folder = '/uploads/';

/** The name of an uploaded picture in its address on this site; undefined for any other address. */
export function uploadName(path: string): string | undefined {
  return /^\/uploads\/([0-9a-f]{40}\.webp)$/.exec(path)?.[1];
}

/** How long a picture waits for its profile to be saved, and how many may wait. */
const waitMilliseconds = 3_600_000;
const mostWaiting = 10;

interface UploadsParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly now: Clock;
  readonly limits: RateLimits;
  readonly background: Background;
}

/** The pictures that advisors upload. A file is kept while at least one advisor has it. */
export function uploadsService({ db, storage, now, limits, background }: UploadsParts) {
  async function read(name: string): Promise<Uint8Array | undefined> {
    return (await storage.exists(name)) ? storage.getBytes(name) : undefined;
  }

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    // The name tells the content: a whole file need not be written again while somebody may be reading it.
    const kept = await storage.getMetaData(name).catch(() => undefined);
    if (kept?.contentLength !== bytes.length) await storage.put(name, bytes, { contentType: 'image/webp' });
  }

  /** Removes a file that no advisor has any more; puts it back when one has uploaded the same meanwhile. */
  async function removeFile(name: string): Promise<void> {
    const bytes = (await isNoted(db, name)) ? undefined : await read(name);
    if (bytes === undefined) return;
    await storage.delete(name);
    if (await isNoted(db, name)) await write(name, bytes);
  }

  /** Lets an advisor's pictures go. */
  async function drop(advisorId: number, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await forget(db, advisorId, names);
    await db.afterCommit(() => {
      for (const name of names) background.run('remove a picture', () => removeFile(name));
    });
  }

  const namesOf = async (advisorId: number) => (await listOf(db, advisorId)).map(one => one.name);

  return {
    /**
     * Keeps a picture.
     * @param used the address of the one that the advisor's profile shows
     * @returns its address on this site
     * @throws {ApiError} `not_an_image`, `too_many_requests`
     */
    async add(advisorId: number, file: Uint8Array, used: string | null): Promise<string> {
      await limits.spend('uploadByAccount', String(advisorId));
      const bytes = await makePicture(file);
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.webp`;
      const at = now();
      // Noted before it is written: see removeFile.
      await note(db, advisorId, name, at);
      await write(name, bytes);
      const waiting = (await listOf(db, advisorId)).filter(
        one => folder + one.name !== used && one.name !== name,
      );
      const old = waiting.filter(
        (one, index) =>
          at.getTime() - one.createdAt.getTime() > waitMilliseconds || index <= waiting.length - mostWaiting,
      );
      await drop(
        advisorId,
        old.map(one => one.name),
      );
      return folder + name;
    },

    /** Whether an advisor has the picture at this address. */
    async has(advisorId: number, path: string): Promise<boolean> {
      const name = uploadName(path);
      return name !== undefined && (await isNoted(db, name, advisorId));
    },

    /** Lets go of the picture at this address. */
    async remove(advisorId: number, path: string): Promise<void> {
      const name = uploadName(path);
      if (name !== undefined) await drop(advisorId, [name]);
    },

    /** The bytes of a picture; undefined when there is no such file. */
    read,

    /** What an advisor's exported file says of pictures. */
    records: {
      name: 'pictures',
      list: async advisorId => (await namesOf(advisorId)).map(name => folder + name),
      release: async advisorId => drop(advisorId, await namesOf(advisorId)),
    } satisfies PersonalRecords,
  };
}

export type UploadsService = ReturnType<typeof uploadsService>;
