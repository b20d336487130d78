import { createHash } from 'node:crypto';
import type { Storage } from './storage.ts';

/** A picture is named by what is in it. */
export const pictureName = (bytes: Uint8Array): string =>
  `${createHash('sha256').update(bytes).digest('hex').slice(0, 40)}.webp`;

/** The name of a picture in its address on this site; undefined for an address that is in another folder. */
export function pictureNameIn(folder: string, path: string): string | undefined {
  const name = path.startsWith(folder) ? path.slice(folder.length) : '';
  return /^[0-9a-f]{40}\.webp$/.test(name) ? name : undefined;
}

/** Pictures under their names. @param folder where in the storage, with a slash at its end; its top unless told */
export function pictureStore(storage: Storage, folder = '') {
  /** What is kept under a name, if it is what the name says: half a picture is none. */
  async function read(name: string): Promise<Uint8Array | undefined> {
    const key = folder + name;
    const bytes = (await storage.exists(key)) ? await storage.getBytes(key) : undefined;
    return bytes && pictureName(bytes) === name ? bytes : undefined;
  }

  return {
    read,

    async write(name: string, bytes: Uint8Array): Promise<void> {
      // Nobody needs room on a full disk for what is there.
      if ((await read(name)) === undefined)
        await storage.put(folder + name, bytes, { contentType: 'image/webp' });
    },

    remove: (name: string): Promise<void> => storage.delete(folder + name),
  };
}
