import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, projectFolder, readConfig } from './config.ts';

const linesOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
};

test('everything has a value that works on a fresh clone', () => {
  expect(readConfig({})).toEqual({
    production: false,
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:4000',
    database: { engine: 'sqlite', file: join(projectFolder, 'var/loan-kereta.sqlite') },
    admin: undefined,
    ownerEmail: undefined,
    supportWhatsapp: undefined,
    smtpUrl: undefined,
    mailFrom: 'Loan Kereta <no-reply@127.0.0.1>',
    trustedProxies: 0,
    storageUrl: 'file:var/uploads',
    requireApproval: false,
    debug: true,
    demo: true,
    demoPassword: undefined,
    logLevel: 'info',
  });
});

test('in production the demo and the debug pages are off unless asked for', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({
    production: true,
    demo: false,
    debug: false,
  });
  expect(readConfig({ NODE_ENV: 'production', LK_DEMO: 'true' })).toMatchObject({ demo: true });
});

test('a MySQL URL, flags and addresses are read', () => {
  const config = readConfig({
    LK_DATABASE_URL: 'mysql://kereta:se%40cret@db.example:3307/kereta',
    LK_PUBLIC_URL: 'https://kereta.example.com/',
    LK_REQUIRE_APPROVAL: '1',
    LK_ADMIN_EMAIL: 'Boss@Example.com',
    LK_ADMIN_PASSWORD: 'correct horse',
  });
  expect(config.database).toMatchObject({ engine: 'mysql' });
  expect(config).toMatchObject({
    publicUrl: 'https://kereta.example.com',
    requireApproval: true,
    admin: { email: 'boss@example.com', password: 'correct horse' },
  });
});

test('an empty value counts as not set', () => {
  expect(readConfig({ LK_PORT: '', LK_SMTP_URL: '' })).toMatchObject({ port: 4000, smtpUrl: undefined });
});

test.each([
  ['LK_PORT', 'eighty'],
  ['LK_PORT', '70000'],
  ['LK_PORT', '4000.5'],
  ['LK_PUBLIC_URL', 'kereta.example.com'],
  ['LK_PUBLIC_URL', 'ftp://kereta.example.com'],
  ['LK_DATABASE_URL', 'postgres://localhost/kereta'],
  ['LK_DATABASE_URL', 'mysql://localhost'],
  ['LK_DATABASE_URL', 'sqlite:'],
  ['LK_OWNER_EMAIL', 'owner'],
  ['LK_SUPPORT_WHATSAPP', '012-345 6789'],
  ['LK_SMTP_URL', 'mail.example.com'],
  ['LK_MAIL_FROM', 'Loan Kereta'],
  ['LK_TRUSTED_PROXIES', '-1'],
  ['LK_STORAGE_URL', 'var/uploads'],
  ['LK_REQUIRE_APPROVAL', 'yes'],
  ['LK_DEBUG', 'on'],
  ['LK_DEMO', '2'],
  ['LK_DEMO_PASSWORD', 'short'],
  ['LK_LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const lines = linesOf({ [name]: value });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(new RegExp(`^${name} [^\\n]+\\.$`));
});

test('every wrong value has its line, and a password is not repeated in it', () => {
  const lines = linesOf({ LK_PORT: 'x', LK_LOG_LEVEL: 'y', LK_DEMO_PASSWORD: 'secret' });
  expect(lines).toHaveLength(3);
  expect(lines.join()).not.toContain('secret');
});

test('an admin needs both an address and a password', () => {
  expect(linesOf({ LK_ADMIN_EMAIL: 'boss@example.com' })).toEqual([
    'LK_ADMIN_PASSWORD and LK_ADMIN_EMAIL must be set together, or neither.',
  ]);
});
