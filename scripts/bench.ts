// npm run bench: every workspace's own figures, as one JSON document. Fails when one of them does.

import { spawn } from 'node:child_process';
import { root } from './run.ts';

const benches = { widget: '@loan-kereta/widget', page: '@loan-kereta/examples', api: '@loan-kereta/api' };

/** Runs a workspace's bench; its JSON is on standard output, what it has to say on standard error. */
function bench(workspace: string): Promise<{ code: number; figures: unknown }> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', 'bench', '-w', workspace], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const output: Buffer[] = [];
    child.stdout.on('data', chunk => output.push(chunk));
    child.on('error', reject);
    child.on('close', code =>
      resolve({ code: code ?? 1, figures: JSON.parse(String(Buffer.concat(output))) }),
    );
  });
}

const results: Record<string, unknown> = {};
for (const [name, workspace] of Object.entries(benches)) {
  const { code, figures } = await bench(workspace);
  results[name] = figures;
  if (code !== 0) process.exitCode = code;
}
console.log(JSON.stringify(results, null, 2));
