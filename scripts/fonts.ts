// The fonts that browsers draw tests with. The fonts of the machine stay out of sight, because layouts that were measured
// in them would fail on another machine.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.ts';
import { unpackWoff } from './woff.ts';

/** Files of a family: a glob under `node_modules`, and the name that the files give themselves. */
interface Family {
  readonly name: string;
  readonly files: string;
}

const google = (name: string, weights = '400,500,600,700,900'): Family => ({
  name,
  files: `@expo-google-fonts/${name.toLowerCase().replaceAll(' ', '-')}/{${weights}}*/*.ttf`,
});
const dejavu = (name: string): Family => ({
  name,
  files: `dejavu-fonts-ttf/ttf/${name.replaceAll(' ', '')}{,-Bold,-Oblique,-BoldOblique,-Italic,-BoldItalic}.ttf`,
});

/** Chinese on every machine, from the font of the API. Chromium takes no WOFF for a letter that another font lacks. */
const chinese = '../api/fonts/noto-sans-sc-{400,700}.woff';

/** Font families that visitors have, by the machine that brings them. */
export const fontSets = {
  android: {
    sans: google('Roboto'),
    serif: google('Noto Serif'),
    mono: google('Roboto Mono'),
  },
  // Arimo, Tinos and Cousine have the widths of Arial, Times New Roman and Courier New, which have two weights.
  windows: {
    sans: google('Arimo', '400,700'),
    serif: google('Tinos', '400,700'),
    mono: google('Cousine', '400,700'),
  },
  linux: {
    sans: dejavu('DejaVu Sans'),
    serif: dejavu('DejaVu Serif'),
    mono: dejavu('DejaVu Sans Mono'),
  },
  noto: {
    sans: google('Noto Sans'),
    serif: google('Noto Serif'),
    mono: dejavu('DejaVu Sans Mono'),
  },
} satisfies Record<string, Record<'sans' | 'serif' | 'mono', Family>>;

export type FontSet = keyof typeof fontSets;

export const isFontSet = (name: string): name is FontSet => Object.hasOwn(fontSets, name);

/** Names that pages ask for, by the kind of family that answers. */
const names = {
  sans: ['sans-serif', 'system-ui', 'ui-sans-serif', 'Arial', 'Helvetica'],
  serif: ['serif', 'ui-serif', 'Georgia', 'Times', 'Times New Roman'],
  mono: ['monospace', 'ui-monospace', 'Courier', 'Courier New'],
} as const;

const rule = (asked: string, family: string) =>
  `  <match target="pattern"><test name="family"><string>${asked}</string></test>` +
  `<edit name="family" mode="prepend" binding="strong"><string>${family}</string></edit></match>`;

/** Chromium finds the font of `system-ui` by a pattern without a family, and Firefox by one that has the desktop's. */
const otherwise = (family: string) =>
  `  <match target="pattern"><edit name="family" mode="append_last" binding="weak"><string>${family}</string></edit></match>`;

const packages = join(root, 'node_modules');
const filesOf = (glob: string): string[] => {
  const found = globSync(glob, { cwd: packages });
  if (found.length === 0) throw new Error(`No font is at node_modules/${glob}. Run npm ci.`);
  return found.map(file => join(packages, file));
};

/** The font set of this run: Android's, or the one that `LK_TEST_FONTS` names. @throws Error when there is no such set */
function setOfRun(): FontSet {
  const set = process.env.LK_TEST_FONTS ?? 'android';
  if (isFontSet(set)) return set;
  throw new Error(`LK_TEST_FONTS is ${set}. There are ${Object.keys(fontSets).join(', ')}.`);
}

/** The families of this run. */
export const familiesOfRun = () => fontSets[setOfRun()];

/** The path of the regular font of this run's sans-serif. */
export const sansFileOfRun = (): string =>
  filesOf(familiesOfRun().sans.files).find(file => /(Regular|DejaVuSans)\.ttf$/.test(file)) ?? '';

/** Links fonts into a folder and unpacks the WOFF files among them. */
function fill(folder: string, fonts: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const font of fonts) {
    const to = join(folder, basename(font));
    if (font.endsWith('.woff')) writeFileSync(to.replace(/woff$/, 'ttf'), unpackWoff(readFileSync(font)));
    else symlinkSync(font, to);
  }
}

/**
 * Writes a fontconfig file that knows the fonts of one set, Noto Sans SC for Chinese and DejaVu Sans for symbols, and no
 * other font. All processes share its folder, which is written once for each list of fonts.
 * @param set the families to draw in
 * @returns the path of the file, for `FONTCONFIG_FILE`
 * @throws Error when a font package is not installed
 */
export function fontconfigFile(set: FontSet): string {
  const families = fontSets[set];
  const kinds = ['sans', 'serif', 'mono'] as const;
  const globs = [...kinds.map(kind => families[kind].files), dejavu('DejaVu Sans').files, chinese];
  const fonts = [...new Set(globs.flatMap(filesOf))];
  const rules = [
    ...kinds.flatMap(kind => names[kind].map(name => rule(name, families[kind].name))),
    otherwise(families.sans.name),
  ];
  const version = createHash('sha256')
    .update([...fonts, ...rules].join())
    .digest('hex')
    .slice(0, 12);
  const folder = join(packages, '.cache', 'fonts', `${set}-${version}`);
  const file = join(folder, 'fonts.conf');
  if (existsSync(file)) return file;

  // Filled aside and renamed, because two processes may write it at once.
  mkdirSync(join(packages, '.cache'), { recursive: true });
  const aside = mkdtempSync(join(packages, '.cache', 'fonts-'));
  fill(join(aside, 'files'), fonts);
  writeFileSync(
    join(aside, 'fonts.conf'),
    `<?xml version="1.0"?>
<fontconfig>
  <dir>${folder}/files</dir>
  <cachedir>${folder}/cache</cachedir>
${rules.join('\n')}
</fontconfig>
`,
  );
  mkdirSync(join(packages, '.cache', 'fonts'), { recursive: true });
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true });
    if (!existsSync(file)) throw error;
  }
  return file;
}

/** Makes browsers that this process starts from now on draw in one set of fonts. */
export function pinFonts(set: FontSet = setOfRun()): void {
  process.env.FONTCONFIG_FILE = fontconfigFile(set);
}
