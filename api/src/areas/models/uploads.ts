import type { ServerResponse } from 'node:http';
import { pictureSides } from '@loan-kereta/sdk/rules';
import type { Callers } from '../../http/access.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { Pictures } from '../../images/pictures.ts';
import { pictureName, pictureStore } from '../../storage/picture-store.ts';
import type { Storage } from '../../storage/storage.ts';
import type { Audit } from '../audit/audit.ts';

const folder = '/cars/';

interface CarPicturesParts {
  readonly storage: Storage;
  readonly limits: RateLimits;
  readonly pictures: Pictures;
  readonly audit: Audit;
}

/**
 * The pictures of cars that admins upload. They stay: the history names them, what was changed can be undone, and
 * advisors have copies of the list.
 */
export function carPictures({ storage, limits, pictures, audit }: CarPicturesParts) {
  const { read, write } = pictureStore(storage, 'cars/');
  const askerOf = (adminId: number) => `admin:${adminId}`;
  return {
    folder,
    read,

    /** Whether an admin may send a picture now. @throws {ApiError} `too_many_requests`, `pictures_busy` */
    async admit(adminId: number, response: ServerResponse): Promise<void> {
      pictures.admit(askerOf(adminId), response);
      await limits.spend('uploadByAccount', askerOf(adminId));
    },

    /** Keeps a picture. @returns its address on this site @throws {ApiError} as `Pictures.make` */
    async add(by: Callers['admin'], file: Uint8Array): Promise<string> {
      const bytes = await pictures.make(file, askerOf(by.adminId), pictureSides.car);
      const name = pictureName(bytes);
      await write(name, bytes);
      const image = folder + name;
      await audit.audited({ kind: 'admin', ...by }, 'models', 'model_picture_added', async () => ({
        record: { details: { image } },
      }));
      return image;
    },
  };
}

export type CarPictures = ReturnType<typeof carPictures>;
