import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { clientFrameworks } from './client-frameworks.ts';
import type { Files, Framework } from './framework.ts';
import type { Integration, Post } from './integration.ts';
import { installNpm, serve, versionsOf } from './npm-site.ts';
import { strictPolicy } from './policy.ts';
import { renderedFrameworks } from './rendered-frameworks.ts';
import { walk } from './walk.ts';

/** Basic: 40,310 at 2.90 % flat over 7 years, 40,310 x 1.203 / 84 = 577.30. Premium: 58,260 over 9, x 1.261 / 108 = 680.24. */
const figures = ['RM577', 'RM680'];

/** Builds a site of these files in the folder of its packages. @returns a copy of the output */
async function build({ name, command, output }: Framework, folder: string, files: Files, copy: string) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const [program = '', ...args] = command;
  await execa(program, args, {
    cwd: folder,
    preferLocal: true,
    localDir: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const built = join(folder, output);
  if (!existsSync(built)) throw new Error(`${name} has written nothing to ${output}.`);
  rmSync(join(folder, copy), { recursive: true, force: true });
  cpSync(built, join(folder, copy), { recursive: true });
  return join(folder, copy);
}

const integrationOf = (framework: Framework, about: string): Integration => ({
  name: framework.name.toLowerCase(),
  about,
  async start(at) {
    const { name, packages, overrides, files, isSinglePage, sources, ownPolicy } = framework;
    const folder = await installNpm(name.toLowerCase(), packages, overrides);
    const stops: (() => Promise<void>)[] = [];
    const postOf = async (
      title: string,
      built: string,
      policyOf?: (html: string) => string,
    ): Promise<Post> => {
      const page = isSinglePage ? readFileSync(join(built, 'index.html'), 'utf8') : undefined;
      const { home, stop } = await serve(
        built,
        page === undefined ? {} : { '/kereta/': page, '/kereta': page },
        policyOf,
      );
      stops.push(stop);
      const isStrict = title !== name;
      return {
        name: title,
        url: `${home}/kereta/`,
        figure: figures.join(),
        look: walk(figures, `${home}/`, isStrict),
      };
    };
    const built = await build(framework, folder, files(at), 'out-plain');
    const posts = [
      await postOf(name, built),
      await postOf(`${name}, strict policy`, built, html => strictPolicy(at, html, sources)),
    ];
    if (ownPolicy) {
      const strict = await build(framework, folder, { ...files(at), ...ownPolicy(at) }, 'out-strict');
      posts.push(await postOf(`${name}, its own policy`, strict));
    }
    const stop = async () => {
      for (const each of stops) await each();
    };
    return { versions: versionsOf(packages), posts, stop };
  },
});

const cells =
  'A page has two calculators. Each time: loaded, by a route, back and forward, from the other page. Under a strict policy the framework’s inline scripts are allowed by their hashes, and the calculator by the lines of the SDK’s README.';

/** Sites of frameworks, as their own documentation starts them. */
export const frameworks: readonly Integration[] = [
  ...renderedFrameworks.map(each =>
    integrationOf(
      each,
      `Pages that a server or the build has written, and which the framework takes over; \`years\` is a number. ${cells}`,
    ),
  ),
  ...clientFrameworks.map(each =>
    integrationOf(each, `Pages that the browser draws; \`years\` is a number. ${cells}`),
  ),
];
