import { median, percentile } from '../../../scripts/statistics.ts';
import type { TestClient } from '../../src/testing/client.ts';
import type { Side } from './side.ts';

/** The same question to each side: what it is, and its address there. */
export interface Question {
  readonly name: string;
  readonly paths: ReadonlyMap<Side, readonly string[]>;
}

export const round = (value: number): number => Math.round(value * 100) / 100;

export async function timed(client: TestClient, paths: readonly string[]): Promise<number> {
  const begun = performance.now();
  for (const path of paths) {
    const response = await client.get(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.text}`);
  }
  return performance.now() - begun;
}

/** What one question took on each side, in milliseconds: the middle one of its rounds. */
export interface Answered {
  readonly name: string;
  readonly took: ReadonlyMap<Side, number>;
}

/**
 * Asks each side in turns, so that whatever else the machine does meets both; of its rounds a question's middle one
 * counts. The first round, which warms both, does not.
 */
export async function inTurns(
  sides: readonly Side[],
  questions: readonly Question[],
  rounds: number,
): Promise<Answered[]> {
  const clients = new Map<Side, TestClient>();
  for (const side of sides) clients.set(side, await side.admin());
  const took = questions.map(() => new Map<Side, number[]>(sides.map(side => [side, []])));
  for (let round = 0; round <= rounds; round++)
    for (const [at, { paths }] of questions.entries())
      for (const side of sides) {
        const milliseconds = await timed(clients.get(side) as TestClient, paths.get(side) ?? []);
        if (round > 0) took[at]?.get(side)?.push(milliseconds);
      }
  return questions.map(({ name }, at) => ({
    name,
    took: new Map(sides.map(side => [side, median(took[at]?.get(side) ?? [])])),
  }));
}

/** The 95th percentile over all questions, on one side. */
export const p95 = (answered: readonly Answered[], side: Side): number =>
  percentile(
    answered.map(({ took }) => took.get(side) ?? 0),
    0.95,
  );

/** The questions that took longest on a side. */
export const dearest = (answered: readonly Answered[], side: Side, most = 3) =>
  answered
    .map(({ name, took }) => ({ name, milliseconds: round(took.get(side) ?? 0) }))
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, most);
