import { catalogueLimits, longestAddress } from '../rules/index.ts';
import { endpoint } from './define.ts';
import { line } from './text.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

/** The most calculators and frames, and the most findings, of one page that a report holds. */
const mostReported = 20;

const sentence = line(longestAddress);

/** The calculators and frames of a page that an advisor pasted them into, as the script there finds them. */
export const embedReportSchema = z
  .strictObject({
    advisors: z
      .array(line(catalogueLimits.name))
      .max(mostReported)
      .meta({ description: 'The advisors that the calculators and frames of the page name' }),
    findings: z
      .array(
        z.strictObject({
          code: line(40).meta({ description: 'The code of a finding of `diagnose()`, or `frame_silent`' }),
          severity: z.enum(['error', 'warning']),
          problem: sentence,
          remedy: sentence,
        }),
      )
      .max(mostReported),
  })
  .meta({ id: 'EmbedReport' });
export type EmbedReport = z.infer<typeof embedReportSchema>;

const tag = 'Embed';

export const embedChecks = {
  make: endpoint({
    method: 'POST',
    path: '/api/me/embed-check',
    access: 'user',
    tag,
    summary:
      'Make the mark of a check: a calculator on a page with it in the fragment reports what it finds there',
    response: z.object({
      mark: z.string().meta({ description: 'Good once; the mark of an earlier check is good no more' }),
      expires_at: time,
    }),
    status: 201,
    errors: ['too_many_requests'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/me/embed-check',
    access: 'user',
    passive: true,
    tag,
    summary: 'The newest check; null without one, and ten minutes after it began',
    response: z.object({
      check: z
        .object({
          expires_at: time,
          report: embedReportSchema.nullable().meta({ description: 'Null until a calculator reports' }),
        })
        .nullable(),
    }),
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/embed-check',
    access: 'public',
    crossOrigin: true,
    tag,
    summary: 'Report what a calculator found on the page that it stands in, by the mark of a check',
    body: z.strictObject({ mark: line(100), report: embedReportSchema }),
    bodyLimit: 100_000,
    errors: ['mark_not_valid'],
  }),
};
