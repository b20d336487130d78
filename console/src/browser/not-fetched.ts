/** A part of this site, code or words, could not be fetched: there is no connection, or a newer version has taken its place. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';

  constructor(cause: unknown) {
    super('A part of the page could not be fetched.', { cause });
  }
}

/** What Chromium, Firefox and Safari say of code that does not come. */
const notImported = /dynamically imported module|Importing a module script failed/i;

/** Whether somebody waits in vain for a part of this site. */
export const isNotFetched = (fault: unknown): boolean =>
  fault instanceof NotFetched || (fault instanceof TypeError && notImported.test(fault.message));
