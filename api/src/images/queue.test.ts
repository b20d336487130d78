import { expect, test } from 'vitest';
import type { ApiError } from '../http/errors.ts';
import { PictureQueue } from './queue.ts';

/** Asks for pictures of these owners at once. @returns what became of each, and how to have those made that were taken */
function askFor(queue: PictureQueue, owners: readonly string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const outcomes = owners.map(owner =>
    queue
      .add(owner, () => promise)
      .then(
        () => 'made',
        (refusal: ApiError) => refusal.code,
      ),
  );
  return { outcomes: () => Promise.all(outcomes), make: resolve };
}

test('of those that ask together one is made and eight wait, of one owner four', async () => {
  const queue = new PictureQueue(1, 4);
  const alone = askFor(queue, Array<string>(6).fill('one'));
  const others = askFor(queue, ['two', 'three', 'four', 'five', 'six', 'seven']);
  alone.make();
  others.make();
  const refused = ['too_many_requests', 'too_many_requests'];
  expect(await alone.outcomes()).toEqual(['made', 'made', 'made', 'made', ...refused]);
  expect(await others.outcomes()).toEqual(['made', 'made', 'made', 'made', 'made', 'pictures_busy']);

  const again = askFor(queue, ['one', 'seven']);
  again.make();
  expect(await again.outcomes()).toEqual(['made', 'made']);
});
