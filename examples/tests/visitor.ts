import { ApiProblem, createClient, type ProblemCode } from '@loan-kereta/sdk/client';

/** A client that keeps cookies and names its origin, as a page of the API's own does. */
export function visitor(baseURL: string | undefined) {
  const cookies = new Map<string, string>();
  return createClient({
    baseUrl: baseURL ?? '',
    headers: () => ({
      Origin: baseURL ?? '',
      Cookie: [...cookies].map(pair => pair.join('=')).join('; '),
    }),
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  });
}

/** What the API calls the refusal of a call; undefined where it is none. */
export const codeOf = (call: Promise<unknown>): Promise<ProblemCode | undefined> =>
  call.then(
    () => undefined,
    error => (error instanceof ApiProblem ? error.code : Promise.reject(error)),
  );
