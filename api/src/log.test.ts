import { expect, test } from 'vitest';
import { createLogger } from './log.ts';

function logged(log: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  log(createLogger('info', { write: line => void lines.push(line) }));
  return lines.join('');
}

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });

test('fields that hold personal data or secrets are hidden, however deep in an object', () => {
  const line = logged(logger =>
    logger.info(
      { email: 'ali@example.com', user: { phone: '60123456789', session: { token: 'abc' } } },
      'seen',
    ),
  );
  expect(line).not.toMatch(/ali@|60123456789|abc/);
  expect(JSON.parse(line)).toMatchObject({ email: '[hidden]', user: { phone: '[hidden]' }, msg: 'seen' });
});

test('an error keeps its place and kind and loses what people typed', () => {
  const error = failure(
    "insert into `advisors` (`email`) values (?) - Duplicate entry 'ali@example.com' for key 'advisors_email_unique'",
    'ER_DUP_ENTRY',
  );
  Object.assign(error, {
    sql: "insert … 'ali@example.com'",
    sqlMessage: "Duplicate entry 'ali@example.com' for key 'advisors_email_unique'",
  });
  const line = logged(logger => logger.error({ err: error }, 'failed'));
  expect(line).not.toContain('ali@');
  const { err } = JSON.parse(line);
  expect(err).toMatchObject({ type: 'Error', code: 'ER_DUP_ENTRY', constraint: 'advisors_email_unique' });
  expect(err.stack[0]).toMatch(/at .*log\.test\.ts/);
});

test('the cause of an error is told too, and an address in any text is hidden', () => {
  const error = new Error('No mail went out.', { cause: failure('ali@example.com refused', 'EENVELOPE') });
  const line = logged(logger => logger.error({ err: error }));
  expect(line).not.toContain('ali@');
  expect(JSON.parse(line).err.cause).toMatchObject({ code: 'EENVELOPE', message: '[hidden] refused' });
});
