import type { ServerResponse } from 'node:http';
import type { Background } from '../../background.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { hour } from '../../durations.ts';
import { ApiError } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Pictures } from '../../images/pictures.ts';
import type { PersonalRecords } from '../../personal-records.ts';
import { pictureName, pictureNameIn, pictureStore } from '../../storage/picture-store.ts';
import type { Storage } from '../../storage/storage.ts';
import type { AdvisorsService } from '../advisors/service.ts';
import { forget, isNoted, listOf, note } from './table.ts';

const folder = '/uploads/';

/** How long a picture waits for its profile to be saved, and how many may wait. */
const waitMilliseconds = hour;
const mostWaiting = 10;

interface UploadsParts {
  readonly db: Database;
  readonly storage: Storage;
  readonly now: Clock;
  readonly limits: RateLimits;
  readonly background: Background;
  readonly pictures: Pictures;
  readonly advisors: AdvisorsService;
}

/** The pictures that advisors upload. A file is kept while at least one advisor has it. */
export function uploadsService({ db, storage, now, limits, background, pictures, advisors }: UploadsParts) {
  const { read, write, remove } = pictureStore(storage);

  /** Removes a file that no advisor has any more; puts it back when one has uploaded the same meanwhile. */
  async function removeFile(name: string): Promise<void> {
    const bytes = (await isNoted(db, name)) ? undefined : await read(name);
    if (bytes === undefined) return;
    await remove(name);
    if (await isNoted(db, name)) await write(name, bytes);
  }

  /** Lets an advisor's pictures go. */
  async function drop(advisorId: number, names: readonly string[]): Promise<void> {
    if (names.length === 0) return;
    await forget(db, advisorId, names);
    db.afterCommit(() => {
      for (const name of names) background.run('remove a picture', () => removeFile(name));
    });
  }

  /**
   * Notes that an advisor has a picture, and writes its file.
   * @throws {ApiError} `not_signed_in` when the account was deleted meanwhile; then no file stays that is nobody's
   */
  async function keep(advisorId: number, bytes: Uint8Array, at: Date): Promise<string> {
    const name = pictureName(bytes);
    const known = await isNoted(db, name, advisorId);
    // Noted before it is written: see removeFile.
    await note(db, advisorId, name, at);
    try {
      await write(name, bytes);
    } catch (error) {
      if (!known) await drop(advisorId, [name]);
      throw error;
    }
    if (await isNoted(db, name, advisorId)) return name;
    background.run('remove a picture', () => removeFile(name));
    throw new ApiError('not_signed_in');
  }

  const namesOf = async (advisorId: number) => (await listOf(db, advisorId)).map(one => one.name);

  return {
    /**
     * Whether an advisor may send a picture now.
     * @throws {ApiError} `too_many_requests`, `pictures_busy`
     */
    async admit(advisorId: number, response: ServerResponse): Promise<void> {
      pictures.admit(advisorId, response);
      await limits.spend('uploadByAccount', String(advisorId));
    },

    /**
     * Keeps a picture.
     * @returns its address on this site
     * @throws {ApiError} `not_an_image`, `too_many_pixels`, `too_many_requests`, `pictures_busy`; `not_signed_in` when
     *   the account was deleted meanwhile
     */
    async add(advisorId: number, file: Uint8Array): Promise<string> {
      const bytes = await pictures.make(file, advisorId);
      const at = now();
      const name = await keep(advisorId, bytes, at);
      await db.transaction(async () => {
        // Another tab may have saved the profile with one of those that waited since the request came.
        const { uploaded_image: used } = await advisors.lockCaller(advisorId);
        const waiting = (await listOf(db, advisorId)).filter(
          one => folder + one.name !== used && one.name !== name,
        );
        const old = waiting.filter(
          (one, index) =>
            at.getTime() - one.createdAt.getTime() > waitMilliseconds ||
            index <= waiting.length - mostWaiting,
        );
        await drop(
          advisorId,
          old.map(one => one.name),
        );
      });
      return folder + name;
    },

    /** Whether an advisor has the picture at this address. */
    async has(advisorId: number, path: string): Promise<boolean> {
      const name = pictureNameIn(folder, path);
      return name !== undefined && (await isNoted(db, name, advisorId));
    },

    /** Lets go of the picture at this address. */
    async remove(advisorId: number, path: string): Promise<void> {
      const name = pictureNameIn(folder, path);
      if (name !== undefined) await drop(advisorId, [name]);
    },

    folder,
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
