import { longestAddress } from '../rules/index.ts';
import { endpoint } from './define.ts';
import { line } from './text.ts';
import { time } from './times.ts';
import { z } from './zod.ts';

/** The most findings of one page that a report holds. */
const mostFindings = 20;
/** The most calculators and frames of one page that a report counts. */
const mostCalculators = 1000;

const sentence = line(500);

/** A page that the advisor pasted the calculator into, as the calculator there reports it. */
export const embedReportSchema = z
  .strictObject({
    page: line(longestAddress).meta({ description: 'The address of the page, without query and fragment' }),
    version: line(40).nullable().meta({ description: 'Of the script that runs; null where none does' }),
    calculators: z
      .int()
      .min(0)
      .max(mostCalculators)
      .meta({ description: 'How many calculators and frames stand on the page' }),
    findings: z
      .array(
        z.strictObject({
          code: line(40).meta({ description: 'The code of a finding of `diagnose()`, or `frame_silent`' }),
          severity: z.enum(['error', 'warning']),
          problem: sentence,
          remedy: sentence,
        }),
      )
      .max(mostFindings),
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
      mark: z.string().meta({ description: 'Good once; a mark of before is good no more' }),
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
    summary: 'What the last check found; null until a calculator reports, and after ten minutes',
    response: z.object({ report: embedReportSchema.nullable() }),
  }),
  report: endpoint({
    method: 'POST',
    path: '/api/embed-check',
    access: 'public',
    crossOrigin: true,
    tag,
    summary: 'Report what a calculator found on the page that it stands in, by the mark of a check',
    body: z.strictObject({
      mark: line(100),
      report: embedReportSchema,
    }),
    bodyLimit: 100_000,
    errors: ['mark_not_valid'],
  }),
};
