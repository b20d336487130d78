import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { freePort } from '../../scripts/free-port.ts';
import { startMariadb } from '../../scripts/mariadb.ts';
import { keep, untilReady } from '../product.ts';
import { unpackDebian } from './debian-packages.ts';
import type { Integration, Post } from './integration.ts';

const php = 'php8.2';
const packages = [
  'wordpress',
  'wordpress-theme-twentytwentythree',
  `${php}-cli`,
  `${php}-common`,
  `${php}-mysql`,
];
const extensions = ['ctype', 'tokenizer', 'iconv', 'mysqlnd', 'mysqli'];

/** The paragraph that the block editor makes of an address that is pasted on a line of its own. */
const embedBlock = (url: string) =>
  `<!-- wp:embed {"url":"${url}","type":"rich"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\n${url}\n</div></figure><!-- /wp:embed -->`;
const htmlBlock = (html: string) => `<!-- wp:html -->${html}<!-- /wp:html -->`;

/** The content of each post, and its figure. */
const contents = (at: string): Readonly<Record<string, readonly [content: string, figure: string]>> => ({
  'oEmbed of an advisor': [embedBlock(`${at}/a/demo-basic`), 'RM471'],
  'oEmbed of an offer': [embedBlock(`${at}/a/demo-premium?lang=en&amp;model=myvi&amp;deposit=5000`), 'RM622'],
  'an address on a line of its own': [`<p>Buy a car:</p>\n${at}/a/demo-basic\n<p>Text below.</p>`, 'RM471'],
  'a frame with the sizing script': [
    htmlBlock(
      `<iframe data-loan-kereta src="${at}/a/demo-basic" title="Loan Kereta" width="100%" height="760" style="border:0"></iframe><script async src="${at}/loan-kereta-frame.js"></script>`,
    ),
    'RM471',
  ],
  'the script': [
    htmlBlock(
      `<script async crossorigin src="${at}/loan-kereta.js?advisor=demo-basic" data-advisor="demo-basic"></script>`,
    ),
    'RM471',
  ],
});

/** Real WordPress on PHP's own server, with a MariaDB of its own; its pages are at 127.0.0.1, as the product is. */
export const wordpress: Integration = {
  name: 'wordpress',
  about:
    'Its wp-embed.js gives the frame of an oEmbed answer at most 1000 px; the rest scrolls in it. Each cell: the figure, the frame’s height and the one that it needs, and whether the WhatsApp button opens a chat with that figure.',
  async start(at) {
    const unpacked = await unpackDebian('wordpress', packages);
    const database = unpacked && (await startMariadb());
    if (!unpacked || !database) return undefined;
    const { folder, versions } = unpacked;
    const command = [
      join(folder, 'usr/bin', php),
      '-n',
      ...['-d', `extension_dir=${join(folder, 'usr/lib/php/20220829')}`],
      ...extensions.flatMap(name => ['-d', `extension=${name}`]),
    ];
    const port = await freePort();
    const home = `http://127.0.0.1:${port}`;
    const { host, username, password } = new URL(database.url);
    const settings = {
      LK_AT: at,
      WP_ADDRESS: home,
      WP_DB_HOST: host,
      WP_DB_USER: username,
      WP_DB_PASSWORD: password,
    };
    let site = '';
    const server = keep(
      own => {
        site = join(own, 'wordpress');
        cpSync(join(folder, 'usr/share/wordpress'), site, { recursive: true, verbatimSymlinks: true });
        cpSync(join(import.meta.dirname, 'wordpress-config.php'), join(site, 'wp-config.php'));
        cpSync(join(import.meta.dirname, 'wordpress-setup.php'), join(site, 'setup.php'));
        return [...command, '-S', `127.0.0.1:${port}`, '-t', site];
      },
      () => settings,
    );
    const stop = async () => {
      await server.stop();
      await database.stop();
    };
    try {
      await untilReady(`${home}/readme.html`, server);
      const posts = contents(at);
      const wanted = join(site, 'posts.json');
      writeFileSync(
        wanted,
        JSON.stringify(Object.entries(posts).map(([name, [content]]) => [name, content])),
      );
      const [program = '', ...args] = command;
      const { stdout } = await execa(program, [...args, join(site, 'setup.php'), wanted], { env: settings });
      const made: Record<string, string> = JSON.parse(stdout.split('\n').at(-1) ?? '');
      const listed = Object.entries(posts).map(
        ([name, [, figure]]): Post => ({
          name,
          url: made[name] ?? '',
          figure,
        }),
      );
      return { versions, posts: listed, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  },
};
