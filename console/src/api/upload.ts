import { routes } from 'virtual:routes';
import { clientOf } from '@loan-kereta/sdk/client';
import { deferred } from '../browser/deferred.ts';
import { ownHeaders } from './api.ts';

/** How long a picture may take over a slow connection, in ms. */
const timeout = 120_000;

/** `fetch` as far as an upload needs it, told how much has been sent, which the platform's own does not say. */
const fetchWith =
  (progressed: (part: number) => void) =>
  (address: string, { method = 'POST', headers, body, signal }: RequestInit): Promise<Response> => {
    const { promise, resolve, reject } = deferred<Response>();
    const request = new XMLHttpRequest();
    request.open(method, address);
    for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => progressed(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const retryAfter = request.getResponseHeader('Retry-After');
      const told = new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter });
      resolve(new Response(request.responseText, { status: request.status, headers: told }));
    };
    request.onerror = () => reject(new TypeError('The picture could not be sent.'));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send(body instanceof FormData ? body : null);
    return promise;
  };

/**
 * Uploads a picture.
 * @param progressed told how much of it is sent, from 0 to 1
 * @returns its address on this site
 * @throws {ApiProblem}
 */
export type Upload = (file: File, progressed: (part: number) => void) => Promise<string>;

const clientWith = (progressed: (part: number) => void) =>
  clientOf(
    { uploads: routes.uploads, models: routes.models },
    { fetch: fetchWith(progressed), headers: ownHeaders },
  );

/** Uploads an advisor's own picture. */
export const uploadPicture: Upload = async (file, progressed) =>
  (await clientWith(progressed).uploads.add({ file, timeout })).url;

/** Uploads the picture of a car. */
export const uploadCarPicture: Upload = async (file, progressed) =>
  (await clientWith(progressed).models.addPicture({ file, timeout })).url;
