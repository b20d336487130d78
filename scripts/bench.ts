// npm run bench: every workspace's own figures, as one JSON document. Fails when one of them does.

import { execa } from 'execa';
import { root } from './run.ts';

const benches = { widget: '@loan-kereta/widget', page: '@loan-kereta/examples', api: '@loan-kereta/api' };

/** Runs a workspace's bench; its JSON is on standard output, what it has to say on standard error. */
async function bench(workspace: string): Promise<{ code: number; figures: unknown }> {
  const { exitCode = 1, stdout } = await execa('npm', ['run', '--silent', 'bench', '-w', workspace], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    reject: false,
  });
  return { code: exitCode, figures: JSON.parse(stdout) };
}

const results: Record<string, unknown> = {};
for (const [name, workspace] of Object.entries(benches)) {
  const { code, figures } = await bench(workspace);
  results[name] = figures;
  if (code !== 0) process.exitCode = code;
}
console.log(JSON.stringify(results, null, 2));
