import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The oldest versions that something has to run in, such as `{ chrome: '80', safari: '14', firefox: '90' }`. */
export type Floor = Readonly<Record<'chrome' | 'safari' | 'firefox', string>>;

interface Statement {
  readonly version_added?: string | boolean | null;
  readonly flags?: unknown;
  readonly prefix?: string;
  readonly alternative_name?: string;
}

/** A feature of the compat data, with those inside it by their names. */
export interface Feature {
  readonly __compat?: {
    readonly support: Readonly<Record<string, Statement | readonly Statement[] | undefined>>;
  };
  readonly [name: string]: unknown;
}

const file = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
const data = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Feature>>;

const partsOf = (version: string): number[] => version.replace('≤', '').split('.').map(Number);

/** Whether a version is another or newer. */
function reaches(version: string, added: string): boolean {
  const [major = 0, minor = 0] = partsOf(version);
  const [addedMajor = 0, addedMinor = 0] = partsOf(added);
  return major > addedMajor || (major === addedMajor && minor >= addedMinor);
}

/** The feature at a path such as `css.properties.gap`. */
export function featureAt(...path: readonly string[]): Feature | undefined {
  let found: Feature | undefined = data as unknown as Feature;
  for (const name of path)
    found = found && (Object.hasOwn(found, name) ? (found[name] as Feature) : undefined);
  return found;
}

/** The features inside another, by their names. */
export const featuresIn = (feature: Feature | undefined): [name: string, feature: Feature][] =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Feature][];

/** Whether every engine of a floor has a feature, under its own name; undefined where the data says nothing. */
export function isInFloor(feature: Feature | undefined, floor: Floor): boolean | undefined {
  const support = feature?.__compat?.support;
  if (!support) return undefined;
  return Object.entries(floor).every(([engine, version]) =>
    [support[engine]].flat().some(statement => {
      const added = statement?.version_added;
      if (!added || added === 'preview') return false;
      if (statement.flags || statement.prefix || statement.alternative_name) return false;
      return added === true || reaches(version, added);
    }),
  );
}
