import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostedPath } from '@loan-kereta/sdk/pages';
import { systemClock } from './clock.ts';
import { ConfigError, projectFolder, readConfig, readEnvironmentFile } from './config.ts';
import { Database } from './db/database.ts';
import { createLogger, logDestination } from './log.ts';
import { drainMilliseconds, startServer } from './server.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** What an error says; a refused connection says it only in the attempts that it is made of. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/** Ends the start with one line for each reason. */
function refuse(error: unknown): never {
  const lines = error instanceof ConfigError ? error.lines : [reasonOf(error)];
  for (const line of lines) process.stderr.write(`Loan Kereta cannot start: ${line}\n`);
  process.exit(1);
}

readEnvironmentFile();

/** Where data is kept unless told otherwise, for nobody else on the machine. */
function openPrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  chmodSync(path, 0o700);
}

async function start() {
  const config = readConfig(process.env);
  openPrivateFolder(join(projectFolder, 'var'));
  const logger = createLogger(config.logLevel, logDestination());
  const db = new Database(config.database);
  const server = await startServer({
    config,
    db,
    clock: systemClock,
    logger,
    folders: {
      widget: join(projectFolder, 'widget/dist'),
      console: join(projectFolder, 'console/dist'),
      examples: join(projectFolder, 'examples'),
    },
  });

  const stop = async () => {
    // A second signal ends at once, as does the default when nobody listens.
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
    setTimeout(() => process.exit(1), drainMilliseconds.whole).unref();
    await server.stop(config.production ? sleep(drainMilliseconds.notice) : undefined);
    logger.flush();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);

  say(`Loan Kereta is at ${config.publicUrl}/`);
  if (config.demo) {
    say(`  on an advisor's own page  ${config.otherUrl ?? config.publicUrl}/examples/`);
    say(`  on a page of its own      ${config.publicUrl}${hostedPath('demo-diamond')}`);
  }
  if (server.metricsAddress) say(`  figures for Prometheus    ${server.metricsAddress}/metrics`);
  say(`  the API, explained        ${config.publicUrl}/api/docs`);
  if (config.production && config.supportWhatsapp === undefined)
    say('  LK_SUPPORT_WHATSAPP is not set: nobody can be asked for an upgrade.');
  for (const name of config.refused) say(`  ${name} does nothing here: this is production.`);
  for (const { email, password } of server.demoSignIns)
    say(`  sign in as ${email} with the password ${password}`);
}

await start().catch(refuse);
