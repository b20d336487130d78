import { ApiError } from './errors.ts';

/** How many tables of a kind are on their way at once: to one admin, and in all. */
const mostUnderWay = { toAdmin: 2, inAll: 6 };

/**
 * Lets a few tables of a kind be made at once. What it is given begins only where there is room for another.
 * @throws {ApiError} `too_many_requests`
 */
export function tablesUnderWay() {
  const underWay: number[] = [];
  return async function* <Part>(adminId: number, make: () => AsyncIterable<Part>): AsyncGenerator<Part> {
    const ofAdmin = underWay.filter(id => id === adminId).length;
    if (ofAdmin >= mostUnderWay.toAdmin || underWay.length >= mostUnderWay.inAll)
      throw new ApiError('too_many_requests', { headers: { 'Retry-After': '5' } });
    underWay.push(adminId);
    try {
      yield* make();
    } finally {
      underWay.splice(underWay.indexOf(adminId), 1);
    }
  };
}
