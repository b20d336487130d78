import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { usualWrites } from './http/rate-limits.ts';

/** The folder of the whole project; paths in settings start there, whatever folder the process was started in. */
export const projectFolder = resolve(import.meta.dirname, '../..');

/** Adds what `.env` says, where there is such a file, to the settings that the process was started with. */
export function readEnvironmentFile(): void {
  const file = join(projectFolder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

export type DatabaseLocation =
  | { readonly engine: 'sqlite'; readonly file: string }
  | { readonly engine: 'mysql'; readonly url: URL };

const parseUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

/**
 * Reads `LK_DATABASE_URL`: `sqlite:PATH` or `mysql://user:password@host:port/database`.
 * @returns undefined for anything else
 */
export function parseDatabaseUrl(text: string): DatabaseLocation | undefined {
  const file = /^sqlite:(.+)$/.exec(text)?.[1];
  if (file) return { engine: 'sqlite', file: resolve(projectFolder, file) };
  const url = parseUrl(text);
  return url?.protocol === 'mysql:' && url.hostname && url.pathname.length > 1
    ? { engine: 'mysql', url }
    : undefined;
}

/** The address that is read as this. */
export const databaseUrlOf = (location: DatabaseLocation): string =>
  location.engine === 'sqlite' ? `sqlite:${location.file}` : location.url.href;

/** The folder that `file:PATH` names; undefined for any other address. */
export function folderOf(location: string): string | undefined {
  const path = /^file:(?:\/\/)?(.+)$/.exec(location)?.[1];
  return path && resolve(projectFolder, path);
}

const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform(text => /true|1/.test(text));
const email = z.email('must be an email address').transform(text => text.toLowerCase());
const password = z.string().min(8, 'must have at least 8 characters');
const urlOf = (example: string, ...protocols: string[]) =>
  z.string().refine(text => protocols.includes(parseUrl(text)?.protocol ?? ''), `must look like ${example}`);

const developmentKeys: readonly [string, ...string[]] = ['known to everybody, for development only'];

function keysOf(text: string): readonly [string, ...string[]] {
  const [first = '', ...others] = text.split(',').map(key => key.trim());
  return [first, ...others];
}

const settings = z
  .object({
    NODE_ENV: z.string().optional(),
    LK_PORT: z.coerce.number('must be a port number').int().min(0).max(65535).default(4000),
    LK_HOST: z.string().default('127.0.0.1'),
    LK_METRICS_ADDRESS: z
      .string()
      .transform((text, context) => {
        const [, host, port] = /^(\[[\da-fA-F:.]+\]|[^\s:/]+):(\d+)$/.exec(text) ?? [];
        if (host && Number(port) <= 65535) return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
        context.addIssue('must look like 127.0.0.1:9464');
        return z.NEVER;
      })
      .optional(),
    LK_WRITES_PER_MINUTE: z.coerce
      .number('must be a number')
      .int()
      .min(1)
      .max(1_000_000)
      .default(usualWrites),
    LK_HSTS_SUBDOMAINS: flag.default(false),
    LK_PUBLIC_URL: urlOf('https://kereta.example.com', 'http:', 'https:').optional(),
    LK_DATABASE_URL: z
      .string()
      .default('sqlite:var/loan-kereta.sqlite')
      .transform((text, context) => {
        const location = parseDatabaseUrl(text);
        if (location) return location;
        context.addIssue(
          'must look like sqlite:var/loan-kereta.sqlite or mysql://user:password@host:3306/name',
        );
        return z.NEVER;
      }),
    LK_ADMIN_EMAIL: email.optional(),
    LK_ADMIN_PASSWORD: password.optional(),
    LK_OWNER_EMAIL: email.optional(),
    LK_SUPPORT_WHATSAPP: z
      .string()
      .regex(/^\d{8,15}$/, 'must be digits with the country code, such as 60123456789')
      .optional(),
    LK_SMTP_URL: urlOf(
      'smtp://user:password@host:587 or file:var/outbox',
      'smtp:',
      'smtps:',
      'file:',
    ).default('file:var/outbox'),
    LK_MAIL_FROM: z
      .string()
      .regex(
        /^[^<>]*<[^<>\s]+@[^<>\s]+>$|^[^<>\s]+@[^<>\s]+$/,
        'must look like Loan Kereta <no-reply@example.com>',
      )
      .optional(),
    LK_TRUSTED_PROXIES: z.coerce.number('must be a number').int().min(0).max(10).default(0),
    LK_STORAGE_URL: urlOf('file:var/uploads or s3://bucket', 'file:', 's3:').default('file:var/uploads'),
    LK_REQUIRE_APPROVAL: flag.default(false),
    LK_REQUIRE_SECOND_FACTOR: flag.default(false),
    LK_SECRET_KEY: z
      .string()
      .transform(keysOf)
      .refine(
        keys => keys.every(key => key.length >= 32),
        'must have at least 32 characters, each key of several',
      )
      .optional(),
    LK_DEBUG: flag.optional(),
    LK_DEMO: flag.optional(),
    LK_DEMO_PASSWORD: password.optional(),
    LK_LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
  })
  .refine(set => Boolean(set.LK_ADMIN_EMAIL) === Boolean(set.LK_ADMIN_PASSWORD), {
    path: ['LK_ADMIN_PASSWORD'],
    message: 'and LK_ADMIN_EMAIL must be set together, or neither',
  })
  .transform(set => {
    const host = set.LK_HOST === '0.0.0.0' || set.LK_HOST === '::' ? '127.0.0.1' : set.LK_HOST;
    const publicUrl = new URL(set.LK_PUBLIC_URL ?? `http://${host}:${set.LK_PORT}`).href.replace(/\/+$/, '');
    const production = set.NODE_ENV === 'production' || publicUrl.startsWith('https:');
    // By its other name this machine is another origin, as an advisor's own page is.
    const otherUrl = publicUrl.replace('//127.0.0.1', '//localhost');
    return {
      /** Whether strangers may reach this server: then nothing is open that helps only whoever builds it. */
      production,
      port: set.LK_PORT,
      host: set.LK_HOST,
      /** Where browsers reach this server, without a slash at the end. */
      publicUrl,
      /** While developing: the same by this machine's other name, for a page that stands for an advisor's own. */
      otherUrl: production ? undefined : otherUrl,
      /** Where `/metrics` is served apart from everything else. */
      metricsAddress: set.LK_METRICS_ADDRESS,
      /** Whether a browser that has been here over https may never ask a subdomain without it either. */
      hstsSubdomains: set.LK_HSTS_SUBDOMAINS,
      database: set.LK_DATABASE_URL,
      admin:
        set.LK_ADMIN_EMAIL && set.LK_ADMIN_PASSWORD
          ? { email: set.LK_ADMIN_EMAIL, password: set.LK_ADMIN_PASSWORD }
          : undefined,
      ownerEmail: set.LK_OWNER_EMAIL,
      supportWhatsapp: set.LK_SUPPORT_WHATSAPP,
      mailUrl: set.LK_SMTP_URL,
      /** The sender of mails. */
      mailFrom: set.LK_MAIL_FROM ?? `Loan Kereta <no-reply@${new URL(publicUrl).hostname}>`,
      /** How many proxies in front of this server add the caller's address to `X-Forwarded-For`. */
      trustedProxies: set.LK_TRUSTED_PROXIES,
      /** How many requests that could change something one network may send in a minute. */
      writesPerMinute: set.LK_WRITES_PER_MINUTE,
      storageUrl: set.LK_STORAGE_URL,
      requireApproval: set.LK_REQUIRE_APPROVAL,
      /** Whether an admin may do nothing before setting up a second factor. */
      requireSecondFactor: set.LK_REQUIRE_SECOND_FACTOR,
      /** What secrets in the database are encrypted with, the newest first; in production there is none unless it is set. */
      secretKeys: set.LK_SECRET_KEY ?? (production ? undefined : developmentKeys),
      debug: !production && (set.LK_DEBUG ?? true),
      demo: !production && (set.LK_DEMO ?? true),
      /** What was asked for that production never does. */
      refused: (['LK_DEBUG', 'LK_DEMO'] as const).filter(name => production && set[name] === true),
      demoPassword: set.LK_DEMO_PASSWORD,
      logLevel: set.LK_LOG_LEVEL,
    };
  })
  .refine(config => !config.requireSecondFactor || config.secretKeys !== undefined, {
    path: ['LK_SECRET_KEY'],
    message: 'must be set where LK_REQUIRE_SECOND_FACTOR is true',
  });

export type Config = z.output<typeof settings>;

/** Settings that are wrong: `lines` has one sentence for each, naming the variable. */
export class ConfigError extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

/**
 * Reads every setting from the environment. An empty value counts as not set.
 * @throws {ConfigError} with one line for each variable that is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = settings.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new ConfigError(parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}.`));
}
