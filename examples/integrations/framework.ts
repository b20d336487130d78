import type { Packages } from './npm-site.ts';
import type { Sources } from './policy.ts';

/** Files of a project by their paths. */
export type Files = Readonly<Record<string, string>>;

/** A site made by a framework: two pages, of which one has two calculators, that are written to files when it is built. */
export interface Framework {
  readonly name: string;
  readonly packages: Packages;
  /** Versions of what these need, where the newest do not go together. */
  readonly overrides?: Packages;
  readonly command: readonly string[];
  /** The folder of the files that it writes. */
  readonly output: string;
  readonly files: (at: string) => Files;
  /** Whether its one HTML file stands for both pages, which the browser draws. */
  readonly isSinglePage?: boolean;
  /** Sources of a strict policy that its own code needs. */
  readonly sources?: Sources;
  /** Files that have the build write a Content-Security-Policy into the pages, by the framework's own option. */
  readonly ownPolicy?: (at: string) => Files;
}

/** The second calculator of a page, with a car of its own. */
export const second = '<loan-kereta advisor="demo-premium" model="myvi"></loan-kereta>';
