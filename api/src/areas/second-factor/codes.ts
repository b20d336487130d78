import { readCode } from '@loan-kereta/sdk/reading';
import { Secret, TOTP } from 'otpauth';
import { hashToken } from '../../tokens.ts';

const period = 30;
const issuer = 'Loan Kereta';
const recoveryCodes = 10;

const generator = (email: string, secret: Secret) => new TOTP({ issuer, label: email, secret, period });

/** A new secret, in Base32, and its `otpauth:` address, from which an authenticator app makes the codes of RFC 6238. */
export function newSecret(email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, uri: generator(email, secret).toString() };
}

/**
 * The step of 30 seconds since 1970 that a code belongs to: the present one, or one beside it, as clocks differ.
 * @returns undefined for a code of none of them
 */
export function stepOf(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime();
  const delta = generator('', Secret.fromBase32(secret)).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

/** True for what may be a code of an authenticator app; anything else may be a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Ten codes of 80 random bits, to be written down. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () =>
    new Secret({ size: 10 }).base32.replace(/.{4}(?=.)/g, '$&-').toLowerCase(),
  );

/** What is stored of a recovery code, however it was typed. */
export const hashRecoveryCode = (code: string): string => hashToken(readCode(code).toLowerCase());
