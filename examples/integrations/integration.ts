import type { Page } from '@playwright/test';

/** The state of a page at one width. */
export interface Seen {
  readonly isGood: boolean;
  readonly text: string;
}

/** A page of a running site, which holds the calculator. */
export interface Post {
  readonly name: string;
  /** The pasted line, as a column of the report, seen at 390 px; the columns are two widths unless told. */
  readonly line?: string;
  readonly url: string;
  /** The monthly instalment that its calculator shows. */
  readonly figure: string;
  /** Tries what this software may break; a frame's height and WhatsApp unless told. */
  readonly look?: (page: Page) => Promise<Seen>;
}

/** A running site of somebody else's software, with pages that hold the calculator. */
export interface Site {
  /** Software and version, for the report. */
  readonly versions: readonly string[];
  readonly posts: readonly Post[];
  stop(): Promise<void>;
}

/** Somebody else's software that shows the calculator. */
export interface Integration {
  readonly name: string;
  /** A sentence for the report: what is tried, and a limit of the software. */
  readonly about: string;
  /** Starts the software. @param at the address of the product @returns undefined where its packages are not to be had */
  start(at: string): Promise<Site | undefined>;
}
