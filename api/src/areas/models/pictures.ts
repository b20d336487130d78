import { carImage } from '@loan-kereta/sdk/rules';

/**
 * The address of a car's picture as it is kept: one on this site by its path, as it was given before an answer made a
 * whole address of it, so that what was read can be written back, and holds wherever the site moves.
 */
export function storedPicture(publicUrl: string, address: string): string {
  const url = URL.parse(address);
  const isOwn = url !== null && url.host === new URL(publicUrl).host;
  return (isOwn && carImage(url.pathname + url.search)) || address;
}
