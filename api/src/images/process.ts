// The program that makes one picture: reads a file from its input and writes what is made of it, or ends with the status
// that says why not. Its arguments are how many seconds of a processor and how many megabytes that may take, and the longest
// side of what is made, in pixels; it knows no setting and no secret.
import { buffer } from 'node:stream/consumers';
import { makePicture, PictureRefused } from './picture.ts';
import { refusals } from './refusals.ts';

const [processorSeconds, megabytes, side] = process.argv.slice(2).map(Number);
if (processorSeconds === undefined || megabytes === undefined || side === undefined)
  throw new Error('Say what a picture may cost, and how large it is to be.');
const watchMilliseconds = 20;
const parent = process.ppid;

function mayGoOn(seconds: number, bytes: number): boolean {
  const { user, system } = process.cpuUsage();
  // Whoever asked may be gone.
  return user + system < seconds * 1e6 && process.memoryUsage.rss() < bytes && process.ppid === parent;
}

// The decoder works beside this thread, and takes its memory from the system, where no limit of V8's counts it.
setInterval(() => {
  if (!mayGoOn(processorSeconds, megabytes * 2 ** 20)) process.exit(1);
}, watchMilliseconds).unref();

try {
  process.stdout.write(await makePicture(await buffer(process.stdin), side));
} catch (error) {
  if (!(error instanceof PictureRefused)) throw error;
  process.exitCode = refusals[error.code];
}
