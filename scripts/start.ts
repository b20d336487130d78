// npm start: builds what is missing, then becomes the server.
import { buildStale } from './build.ts';
import { CommandFailed, endCommandsOnSignal, endWithShell } from './run.ts';

endWithShell();
const stopListening = endCommandsOnSignal();
try {
  await buildStale();
} catch (error) {
  if (!(error instanceof CommandFailed)) throw error;
  console.error(`${error.cause}\n${error.message}`);
  process.exit(error.code);
}
// From here on a signal is the server's to answer: it finishes what it has begun.
stopListening();
await import('../api/src/main.ts');
