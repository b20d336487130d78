import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 random bits, 43 characters long, fit for cookies and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: whoever reads the database cannot use it. 256 random bits need no salt and no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
