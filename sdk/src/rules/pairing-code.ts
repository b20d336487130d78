/**
 * The code that pairs an overlay with a live stream: read off a screen and typed, so without what is taken for something
 * else (0 and O, 1, I and L). 31⁸ of them, each good for ten minutes and once.
 */
export const pairingCode = {
  letters: '23456789ABCDEFGHJKMNPQRSTUVWXYZ',
  length: 8,
  pattern: /^[2-9A-HJKMNP-Z]{8}$/,
  milliseconds: 10 * 60_000,
} as const;
