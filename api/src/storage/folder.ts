import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { property } from '../property.ts';

const isPart = /\.[0-9a-f]{12}\.part$/;

/** A folder whose files are whole or not there: whoever reads a name while it is written, or after a crash, never sees half. */
export class FolderDriver extends FSDriver {
  readonly #folder: string;

  constructor(location: string) {
    super({ location, visibility: 'private' });
    this.#folder = location;
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const file = join(this.#folder, key);
    const part = `${file}.${randomBytes(6).toString('hex')}.part`;
    await mkdir(dirname(file), { recursive: true });
    try {
      const handle = await open(part, 'wx');
      try {
        await handle.writeFile(contents);
        // A disk may say only now that it has no room. A name that led to bytes not yet written would outlive them.
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }

  /** Removes what a process left unfinished that ended while it was writing, if it was begun before `time`. */
  async clearUnfinished(time: Date): Promise<void> {
    const names = await readdir(this.#folder, { recursive: true }).catch(error => {
      // Nothing was kept yet.
      if (property(error, 'code') === 'ENOENT') return [];
      throw error;
    });
    for (const name of names.filter(one => isPart.test(one))) {
      const part = join(this.#folder, name);
      // Another process may have removed it meanwhile.
      const found = await stat(part).catch(() => undefined);
      if (found && found.mtime < time) await rm(part, { force: true });
    }
  }
}
