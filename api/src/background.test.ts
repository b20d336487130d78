import { expect, test } from 'vitest';
import { Background } from './background.ts';
import { createLogger } from './log.ts';

test('work that was started is waited for, also what it starts in turn', async () => {
  const background = new Background(createLogger('silent'));
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  background.run('first', async () => {
    await gate.promise;
    done.push('first');
    background.run('second', async () => void done.push('second'));
  });
  const settled = background.settled().then(() => done.push('settled'));
  gate.resolve();
  await settled;
  expect(done).toEqual(['first', 'second', 'settled']);
});

test('work that fails is logged and stops nobody', async () => {
  const lines: string[] = [];
  const background = new Background(createLogger('info', { write: line => void lines.push(line) }));
  background.run('mail', async () => {
    throw new Error('ali@example.com refused');
  });
  await background.settled();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    task: 'mail',
    err: { message: '[hidden] refused' },
    msg: 'background work failed',
  });
});
