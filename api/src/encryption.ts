import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Keeps short secrets in the database that have to be read again, so that the database alone gives nothing away. */
export interface Encryption {
  /** @param context whose secret it is: in another's row it cannot be read */
  readonly seal: (text: string, context: string) => string;
  /** The text again; undefined when it was sealed with another key or in another context. */
  readonly open: (sealed: string, context: string) => string | undefined;
}

/** AES-256 in Galois/Counter Mode (NIST SP 800-38D), with a key made of the setting by HKDF (RFC 5869). */
export function encryption(secretKey: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'loan-kereta', 32));
  return {
    seal(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, nonceBytes);
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(context))
          .setAuthTag(tag);
        const rest = bytes.subarray(nonceBytes + tagBytes);
        return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
