import { mannWhitney, median } from '../../scripts/statistics.ts';

/** Below this, the difference may well be chance. */
const significance = 0.01;

/**
 * How long a refused sign-in takes for a wrong password and for an address that nobody has: in turns, in an order that
 * changes, one at a time.
 */
export async function signInTime(
  refuse: (kind: 'wrongPassword' | 'unknownAddress', index: number) => Promise<void>,
  count: number,
) {
  const times = { wrongPassword: [] as number[], unknownAddress: [] as number[] };
  const timed = async (kind: keyof typeof times, index: number) => {
    const start = performance.now();
    await refuse(kind, index);
    times[kind].push(performance.now() - start);
  };
  for (let index = -20; index < count; index++) {
    if (index === 0) for (const samples of Object.values(times)) samples.length = 0;
    const turn = ['wrongPassword', 'unknownAddress'] as const;
    for (const kind of index % 2 === 0 ? turn : turn.toReversed()) await timed(kind, index + 20);
  }
  const [wrong, unknown] = [median(times.wrongPassword), median(times.unknownAddress)];
  const chance = mannWhitney(times.wrongPassword, times.unknownAddress);
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return {
    each: count,
    wrongPasswordMedianMilliseconds: round(wrong),
    unknownAddressMedianMilliseconds: round(unknown),
    differenceMilliseconds: round(unknown - wrong),
    mannWhitney: { p: round(chance), above: significance, holds: chance > significance },
  };
}
