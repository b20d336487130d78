import { Disk } from 'flydrive';
import type { DriverContract } from 'flydrive/types';
import { folderOf } from '../config.ts';
import { FolderDriver } from './folder.ts';

/** Where files are kept that belong to no process: a folder, or a bucket of S3 or of what speaks its protocol. */
export type Storage = Disk;

/**
 * A bucket as `s3://name` names it. Keys and region come from the environment, as for every S3 client
 * (`AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, `AWS_REGION`); `?endpoint=https://…` names a service that is not Amazon's.
 */
async function bucketDriver(url: URL): Promise<DriverContract> {
  // Loaded only where it is used: it is the largest dependency that there is.
  const { S3Driver } = await import('flydrive/drivers/s3');
  const endpoint = url.searchParams.get('endpoint');
  return new S3Driver({
    bucket: url.hostname,
    visibility: 'private',
    supportsACL: false,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  });
}

/**
 * Removes files that were begun before `time` and never finished, as their process was killed. A bucket keeps no such
 * files.
 */
export async function clearUnfinished(storage: Storage, time: Date): Promise<void> {
  if (storage.driver instanceof FolderDriver) await storage.driver.clearUnfinished(time);
}

/** Opens what `LK_STORAGE_URL` names: `file:PATH` or `s3://bucket`. Nothing is read or written yet. */
export async function openStorage(location: string): Promise<Storage> {
  const folder = folderOf(location);
  if (folder === undefined) return new Disk(await bucketDriver(new URL(location)));
  return new Disk(new FolderDriver(folder));
}
