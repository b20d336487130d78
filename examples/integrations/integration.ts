/** A post of a running site, and what stands in it. */
export interface Post {
  readonly name: string;
  readonly url: string;
  /** The monthly instalment that its calculator shows. */
  readonly figure: string;
}

/** A running site of somebody else's software, with posts that hold the calculator. */
export interface Site {
  /** Software and version, for the report. */
  readonly versions: readonly string[];
  readonly posts: readonly Post[];
  stop(): Promise<void>;
}

/** Somebody else's software that shows the calculator. */
export interface Integration {
  readonly name: string;
  /** A limit of the software, for the report. */
  readonly limit: string;
  /** Starts the software. @param at the address of the product @returns undefined where its packages are not to be had */
  start(at: string): Promise<Site | undefined>;
}
