import { expect, test } from 'vitest';
import { createStore } from './create-store.ts';

test('a change keeps the rest, and tells who follows it what is and what was', () => {
  const store = createStore({ deposit: 0, years: 9 });
  const heard: unknown[] = [];
  const stop = store.subscribe((state, previous) => heard.push([state, previous]));
  store.setState({ deposit: 5000 });
  expect(store.getState()).toEqual({ deposit: 5000, years: 9 });
  expect(heard).toEqual([
    [
      { deposit: 5000, years: 9 },
      { deposit: 0, years: 9 },
    ],
  ]);
  stop();
  store.setState({ deposit: 0 });
  expect(heard).toHaveLength(1);
});
