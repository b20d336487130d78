import { rateKinds } from '../loan/rate-kinds.ts';
import { highestOtr, loanMethods, rateBox, tenureYears } from '../loan/rules.ts';
import { paletteNames, themeId, themes } from '../plans/index.ts';
import { readCode } from '../reading/code.ts';
import { longestStreamNote, pairingCode, streamFormats } from '../rules/index.ts';
import { languageCodes } from '../rules/languages.ts';
import { carCodeSchema, carIdSchema } from './car-fields.ts';
import { endpoint } from './define.ts';
import { percentWithin, ringgitUpTo } from './money.ts';
import { line } from './text.ts';
import { givenTimeText, time } from './times.ts';
import { z } from './zod.ts';

/** What the advisor's calculator stands at, and so what every overlay of the stream shows. */
export const streamStateSchema = z
  .strictObject({
    model: carCodeSchema,
    variant: carIdSchema,
    years: z.literal(tenureYears),
    deposit: ringgitUpTo(highestOtr),
    rate: percentWithin(rateBox),
    rate_kind: z
      .enum(rateKinds)
      .optional()
      .meta({ description: 'The kind of `rate`; the method’s when left out' }),
    method: z.enum(loanMethods),
    theme: z
      .enum([...themes.map(({ number }) => themeId(number)), 'custom'])
      .meta({ description: 'theme-01 … theme-20, or `custom` for the layout of the advisor’s own' }),
    palette: z
      .enum(paletteNames)
      .optional()
      .meta({ description: 'Colours that are tried on the stream; the advisor’s own when left out' }),
    lang: z.enum(languageCodes),
    format: z
      .enum(streamFormats)
      .optional()
      .meta({ description: 'The form that the stream shows; the calculator when left out' }),
    hidden: z.boolean().optional().meta({ description: 'True while the stream shows nothing' }),
    note: line(longestStreamNote)
      .optional()
      .meta({ description: 'One line of the advisor’s own beside the figures' }),
    until: givenTimeText.optional().meta({ description: 'The end of a countdown' }),
  })
  .meta({ id: 'StreamState' });
export type StreamState = z.infer<typeof streamStateSchema>;

/** Bytes of such a state, with room. */
const streamBytes = 2000;

/** The advisor's stream, as the advisor is told of it. */
export const streamSchema = z
  .object({
    overlays: z.int().meta({ description: 'How many paired overlays follow it at this moment' }),
    sources: z
      .int()
      .meta({ description: 'How many sources with the lasting address follow it at this moment' }),
    steered_here: z
      .boolean()
      .meta({ description: 'Whether this session steers it, and not another of the advisor’s' }),
  })
  .meta({ id: 'Stream' });
export type Stream = z.infer<typeof streamSchema>;

/** A one-time code. It is read aloud and typed: small or capital letters, with whatever stands between. */
export const pairingCodeSchema = z
  .string()
  .max(40, 'This code is not complete.')
  .transform(text => readCode(text).toUpperCase())
  .pipe(z.string().regex(pairingCode.pattern, 'This code is not complete.'))
  .meta({ description: 'Eight letters and digits; what stands between them does not count' });

/** A token of 256 bits, in base64url. */
const secretSchema = z.string().regex(/^[\w-]{43}$/);

/** A page that shows the lasting address names itself, so that its next connection replaces the former. */
const sourceName = z
  .string()
  .max(22)
  .regex(/^[\w-]{22}$/);

/** What an overlay is told as it happens. */
const watched = {
  state: z.object({
    advisor: z.string(),
    link: z.string().meta({ description: 'The code of short addresses to the advisor’s calculator' }),
    ...streamStateSchema.shape,
  }),
  /** To a source with the lasting address: there is nothing to show until the next `state`. */
  clear: z.object({}),
  /** The advisor has ended the stream or may no longer have one; or the source is replaced, or its address no longer holds. */
  end: z.object({}),
};
export type WatchedState = z.infer<(typeof watched)['state']>;

const tag = 'Live stream';

export const streams = {
  get: endpoint({
    method: 'GET',
    path: '/api/me/stream',
    access: 'user',
    passive: true,
    tag,
    summary: 'The advisor’s live stream, if one is open',
    response: z.object({
      stream: streamSchema.nullable(),
      address_since: time
        .nullable()
        .meta({ description: 'When the lasting address of sources was made; null without one' }),
    }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/me/stream',
    access: 'user',
    needs: 'presenterMode',
    tag,
    summary:
      'Open the live stream, or take it over from another device, and make a code that pairs one overlay',
    body: streamStateSchema,
    bodyLimit: streamBytes,
    response: z.object({
      code: z.string().meta({ description: 'Good once; a code of before is good no more' }),
      code_expires_at: time,
    }),
    status: 201,
    errors: ['theme_not_in_plan', 'too_many_requests'],
  }),
  steer: endpoint({
    method: 'PUT',
    path: '/api/me/stream',
    access: 'user',
    needs: 'presenterMode',
    countsByAccount: true,
    tag,
    summary: 'Show this in every overlay',
    body: streamStateSchema,
    bodyLimit: streamBytes,
    errors: ['stream_not_found', 'theme_not_in_plan'],
  }),
  close: endpoint({
    method: 'DELETE',
    path: '/api/me/stream',
    access: 'user',
    tag,
    summary: 'End the live stream: its overlays show nothing any more',
  }),
  renew: endpoint({
    method: 'POST',
    path: '/api/me/stream/address',
    access: 'user',
    needs: 'presenterMode',
    tag,
    summary: 'Make the lasting address of sources; one of before holds no more',
    response: z.object({
      secret: secretSchema.meta({
        description: 'Stands behind the # of `/obs`; it is not stored and cannot be read again',
      }),
      address_since: time,
    }),
    status: 201,
    errors: ['too_many_requests'],
  }),
  pair: endpoint({
    method: 'POST',
    path: '/api/stream/pair',
    access: 'public',
    tag,
    summary: 'Exchange a code for the cookie by which an overlay follows the stream',
    body: z.strictObject({ code: pairingCodeSchema }),
    bodyLimit: 500,
    errors: ['code_not_valid', 'too_many_requests'],
  }),
  watch: endpoint({
    method: 'GET',
    path: '/api/stream',
    access: 'overlay',
    tag,
    summary:
      'Follow the stream that this overlay is paired with, or, with `Authorization: Bearer` and the secret of the lasting address, whatever stream comes',
    query: z.object({
      source: sourceName
        .optional()
        .meta({ description: 'The page’s own name, beside the secret of the lasting address' }),
    }),
    events: watched,
    errors: ['too_many_watchers', 'unavailable'],
  }),
};
