import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * What is kept under a key that a caller made up. The key itself is kept nowhere: it is what the answer is encrypted
 * by and the request's fingerprint is made with, so whoever reads the table learns neither a password that was sent
 * nor a session that was begun.
 */
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const encryptionKey = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'loan-kereta: answer', 32));

export const nameOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export function fingerprintOf(key: string, content: readonly (string | Uint8Array)[]): string {
  const hmac = createHmac('sha256', key);
  for (const part of content) hmac.update(createHash('sha256').update(part).digest());
  return hmac.digest('base64url');
}

export function seal(key: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const encrypt = createCipheriv(cipher, encryptionKey(key), nonce);
  return Buffer.concat([nonce, encrypt.update(text, 'utf8'), encrypt.final(), encrypt.getAuthTag()]).toString(
    'base64',
  );
}

/** @throws when `sealed` was made with another key, or was changed */
export function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decrypt = createDecipheriv(cipher, encryptionKey(key), bytes.subarray(0, nonceBytes));
  decrypt.setAuthTag(bytes.subarray(-tagBytes));
  return decrypt.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decrypt.final('utf8');
}
