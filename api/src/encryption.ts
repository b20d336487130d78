import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Keeps short secrets in the database that have to be read again, so that the database alone gives nothing away. */
export interface Encryption {
  /** @param context whose secret it is: in another's row it cannot be read */
  readonly seal: (text: string, context: string) => string;
  /** The text again; undefined when it was sealed with none of the keys or in another context. */
  readonly open: (sealed: string, context: string) => string | undefined;
}

/**
 * AES-256 in Galois/Counter Mode (NIST SP 800-38D), with keys made of the setting by HKDF (RFC 5869).
 * @param secretKeys the first seals, all open: so one is replaced by another
 */
export function encryption(secretKeys: readonly [string, ...string[]]): Encryption {
  const derive = (secretKey: string) => Buffer.from(hkdfSync('sha256', secretKey, '', 'loan-kereta', 32));
  const [first, ...others] = secretKeys;
  const key = derive(first);
  const keys = [key, ...others.map(derive)];

  function openWith(one: Buffer, bytes: Buffer, context: string): string | undefined {
    const nonce = bytes.subarray(0, nonceBytes);
    const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes);
    try {
      const decipher = createDecipheriv(algorithm, one, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(context))
        .setAuthTag(tag);
      const rest = bytes.subarray(nonceBytes + tagBytes);
      return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  return {
    seal(text, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const one of keys) {
        const text = openWith(one, bytes, context);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}
