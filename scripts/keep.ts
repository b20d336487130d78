// node keep.ts FOLDER COMMAND ARGS… — keeps COMMAND running until standard input ends, then stops it and removes FOLDER.
// Whoever started this holds the other end of that pipe, so the command cannot outlive them, however they end.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [folder, command, ...args] = process.argv.slice(2);
if (!folder || !command) throw new Error('Usage: node keep.ts FOLDER COMMAND ARGS…');

const program = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
const end = (code: number) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
};
program.once('error', () => end(127));
program.once('exit', code => end(code ?? 1));
process.stdin.once('end', () => program.kill()).resume();
