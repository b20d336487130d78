import type { Context } from 'koa';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request changes nothing. */
export const isSafe = ({ method }: Context): boolean => safe.has(method);

/** Whether a request asks for what stands at its address. */
export const isReading = ({ method }: Context): boolean => method === 'GET' || method === 'HEAD';
