import { setFlagsFromString } from 'node:v8';
import autocannon from 'autocannon';
import { median } from '../../scripts/statistics.ts';

export interface Target {
  readonly url: string;
  readonly headers?: Record<string, string>;
  /** What every answer has to be, or the figures mean nothing. */
  readonly status: 200 | 304;
}

interface Round {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

// Whoever fires must not pause either: what it waits for itself would count as the server's time.
setFlagsFromString('--no-allocation-site-pretenuring');

const connections = 64;

/** Loads a target for so many seconds. */
export async function fire({ url, headers, status }: Target, seconds: number): Promise<Round> {
  const result = await autocannon({ url, connections, duration: seconds, ...(headers && { headers }) });
  const answered = Object.values(result.statusCodeStats ?? {}).reduce((sum, { count = 0 }) => sum + count, 0);
  const right = result.statusCodeStats?.[`${status}`]?.count ?? 0;
  if (result.errors > 0 || right !== answered)
    throw new Error(`${url}: ${result.errors} errors, ${answered - right} answers that are not ${status}.`);
  return {
    answered,
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

const over = (rounds: readonly Round[], read: (round: Round) => number): number =>
  Math.round(median(rounds.map(read)) * 10) / 10;

const summary = (rounds: readonly Round[]) => ({
  requestsPerSecond: Math.round(over(rounds, round => round.perSecond)),
  p50Milliseconds: over(rounds, round => round.p50),
  p99Milliseconds: over(rounds, round => round.p99),
});

/**
 * Loads two targets in turns, so that whatever else the machine does meets both, with 64 connections each.
 * @returns the medians of the rounds, and of the rounds' own ratios
 */
export async function compare(
  ours: Target,
  bare: Target,
  atLeast: number,
  { seconds, rounds }: { seconds: number; rounds: number },
) {
  for (const target of [ours, bare]) await fire(target, seconds);
  const fired: { ours: Round; bare: Round }[] = [];
  for (let round = 0; round < rounds; round++)
    fired.push({ ours: await fire(ours, seconds), bare: await fire(bare, seconds) });
  const ratio = median(fired.map(round => round.ours.perSecond / round.bare.perSecond));
  const measured = summary(fired.map(round => round.ours));
  const spread = measured.p99Milliseconds / Math.max(1, measured.p50Milliseconds);
  return {
    ours: measured,
    bare: summary(fired.map(round => round.bare)),
    ratio: { value: Math.round(ratio * 100) / 100, atLeast, holds: ratio >= atLeast },
    p99OverP50: { value: Math.round(spread * 10) / 10, below: 10, holds: spread < 10 },
  };
}
