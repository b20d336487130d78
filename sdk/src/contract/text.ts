import { linePattern, textPattern, visiblePattern } from '../rules/index.ts';
import { z } from './zod.ts';

export const short = (longest: number) => `Use at most ${longest} characters.`;
const inOneLine = (text: z.ZodString, longest: number, tooLong: string) =>
  text.max(longest, tooLong).regex(linePattern, 'Use one line, without control characters.');

/** One line of text as people type it, without spaces around it; it may be empty. */
export const line = (longest: number, tooLong = short(longest)) =>
  inOneLine(z.string().trim(), longest, tooLong);

/** Such a line that shows something. */
export const filledLine = (longest: number, missing = 'Please fill this in.', tooLong = short(longest)) =>
  inOneLine(z.string(missing).trim().min(1, { error: missing, abort: true }), longest, tooLong).refine(
    text => visiblePattern.test(text),
    missing,
  );

/** Several lines of text as people type them, which show something. A line ends the same way wherever it was typed. */
export const filledText = (longest: number, missing = 'Please fill this in.') =>
  z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .max(longest, short(longest))
    .regex(textPattern, 'Use letters and line breaks, without control characters.')
    .refine(text => visiblePattern.test(text), missing)
    .transform(text => text.replace(/\r\n?/g, '\n'));
