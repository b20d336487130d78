import type { StreamState } from '@loan-kereta/sdk/contract';
import { demoPassword } from '../product.ts';

/** The live stream that overlays show while engines are looked at. */
const state: StreamState = {
  ...{ model: 'axia', variant: 'axia-1-0-e', years: 9, deposit: 0, rate: 2.9 },
  ...{ method: 'flat', theme: 'theme-01', lang: 'en' },
};

/** Signs an advisor in, who opens a live stream. @returns makes a code that pairs one overlay */
export async function openStream(at: string): Promise<() => Promise<string>> {
  const headers = { 'content-type': 'application/json', origin: at };
  const signedIn = await fetch(`${at}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'demo-premium@example.com', password: demoPassword }),
  });
  const cookie = signedIn.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ');
  return async () => {
    const response = await fetch(`${at}/api/me/stream`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(state),
    });
    if (!response.ok) throw new Error(`No stream: ${await response.text()}`);
    return (await response.json()).code;
  };
}
