import { expect, test } from 'vitest';
import { Background } from './background.ts';
import { createLogger } from './log.ts';
import { Rounds } from './rounds.ts';

const background = () => new Background(createLogger('silent'));

test('a round that is asked for begins at once, also while one is under way, and none after the end', async () => {
  const begun: number[] = [];
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const second = Promise.withResolvers<void>();
  const rounds = new Rounds('test', 3_600_000, async () => {
    begun.push(begun.length);
    if (begun.length === 2) second.resolve();
    await gates[begun.length - 1]?.promise;
  });
  const work = background();
  rounds.start(work);
  rounds.wake();
  expect(begun).toEqual([0]);
  gates[0]?.resolve();
  await second.promise;
  rounds.stop();
  gates[1]?.resolve();
  await work.settled();
  expect(begun).toEqual([0, 1]);
});

test('a round that fails ends nothing', async () => {
  const again = Promise.withResolvers<void>();
  let count = 0;
  const rounds = new Rounds('test', 1, async () => {
    count += 1;
    if (count === 1) throw new Error('no');
    again.resolve();
  });
  const work = background();
  rounds.start(work);
  await again.promise;
  rounds.stop();
  await work.settled();
  expect(count).toBeGreaterThan(1);
});
