import type { BrowserContext } from '@playwright/test';
import { demoPassword } from './product.ts';

/** Signs a demo account in to a product of `startProduct`, as the page at that path would. @returns what it answered */
export async function signInDemo(
  context: BrowserContext,
  at: string,
  email: string,
  path: '/api/auth/login' | '/api/admin/login' = '/api/auth/login',
): Promise<string> {
  const response = await context.request.post(`${at}${path}`, {
    data: { email, password: demoPassword },
    headers: { origin: at },
  });
  if (!response.ok()) throw new Error(`${email} cannot sign in: ${await response.text()}`);
  return response.text();
}

/** Has every page of a browser's be an advisor's. */
export async function signInContext(context: BrowserContext, at: string, email: string): Promise<void> {
  const user = await signInDemo(context, at, email);
  await context.addInitScript(text => localStorage.setItem('user', text), user);
}
