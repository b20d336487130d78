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
    otherUrl: 'http://localhost:4000',
    metricsAddress: undefined,
    hstsSubdomains: false,
    database: { engine: 'sqlite', file: join(projectFolder, 'var/loan-kereta.sqlite') },
    admin: undefined,
    ownerEmail: undefined,
    supportWhatsapp: undefined,
    mailUrl: 'file:var/outbox',
    mailFrom: 'Loan Kereta <no-reply@127.0.0.1>',
    trustedProxies: 0,
    writesPerMinute: 300,
    storageUrl: 'file:var/uploads',
    requireApproval: false,
    requireSecondFactor: false,
    secretKeys: ['known to everybody, for development only'],
    debug: true,
    demo: true,
    refused: [],
    demoPassword: undefined,
    logLevel: 'info',
  });
});

const inProduction: NodeJS.ProcessEnv[] = [
  { NODE_ENV: 'production' },
  { LK_PUBLIC_URL: 'https://kereta.example.com' },
  { LK_PUBLIC_URL: 'HTTPS://kereta.example.com', NODE_ENV: 'development' },
];
test.each(inProduction)('%o is production: no demo and no debug pages, whatever else is set', environment => {
  const closed = { production: true, demo: false, debug: false };
  expect(readConfig(environment)).toMatchObject({ ...closed, refused: [] });
  const asked = readConfig({
    ...environment,
    LK_DEMO: 'true',
    LK_DEBUG: '1',
    LK_DEMO_PASSWORD: 'rahsia demo',
  });
  expect(asked).toMatchObject({ ...closed, refused: ['LK_DEBUG', 'LK_DEMO'] });
});

test('in development the site has two names, in production one', () => {
  expect(readConfig({ LK_PORT: '4001' }).otherUrl).toBe('http://localhost:4001');
  for (const environment of inProduction) expect(readConfig(environment).otherUrl).toBeUndefined();
});

test('figures can be given an address of their own', () => {
  const addressOf = (text: string) => readConfig({ LK_METRICS_ADDRESS: text }).metricsAddress;
  expect(addressOf('127.0.0.1:9464')).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(addressOf('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
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
  expect(readConfig({ LK_PORT: '', LK_SMTP_URL: '' })).toMatchObject({
    port: 4000,
    mailUrl: 'file:var/outbox',
  });
});

test.each([
  ['LK_PORT', 'eighty'],
  ['LK_PORT', '70000'],
  ['LK_PORT', '4000.5'],
  ['LK_PUBLIC_URL', 'kereta.example.com'],
  ['LK_PUBLIC_URL', 'ftp://kereta.example.com'],
  ['LK_METRICS_ADDRESS', '9464'],
  ['LK_METRICS_ADDRESS', 'localhost:70000'],
  ['LK_METRICS_ADDRESS', 'http://localhost:9464'],
  ['LK_HSTS_SUBDOMAINS', 'on'],
  ['LK_DATABASE_URL', 'postgres://localhost/kereta'],
  ['LK_DATABASE_URL', 'mysql://localhost'],
  ['LK_DATABASE_URL', 'sqlite:'],
  ['LK_OWNER_EMAIL', 'owner'],
  ['LK_SUPPORT_WHATSAPP', '012-345 6789'],
  ['LK_SMTP_URL', 'mail.example.com'],
  ['LK_MAIL_FROM', 'Loan Kereta'],
  ['LK_TRUSTED_PROXIES', '-1'],
  ['LK_WRITES_PER_MINUTE', '0'],
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

test('a second factor of every admin needs a key in production, and any key is long', () => {
  const production = { NODE_ENV: 'production', LK_REQUIRE_SECOND_FACTOR: 'true' };
  expect(linesOf(production)).toEqual(['LK_SECRET_KEY must be set where LK_REQUIRE_SECOND_FACTOR is true.']);
  expect(linesOf({ LK_SECRET_KEY: `${'x'.repeat(32)},short` })).toEqual([
    'LK_SECRET_KEY must have at least 32 characters, each key of several.',
  ]);
  expect(readConfig({ ...production, LK_SECRET_KEY: 'x'.repeat(32) }).secretKeys).toEqual(['x'.repeat(32)]);
  expect(readConfig({ LK_SECRET_KEY: `${'y'.repeat(32)}, ${'x'.repeat(32)}` }).secretKeys).toEqual([
    'y'.repeat(32),
    'x'.repeat(32),
  ]);
  expect(readConfig({ NODE_ENV: 'production' }).secretKeys).toBeUndefined();
});
