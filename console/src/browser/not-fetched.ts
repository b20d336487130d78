/** A part of this site, code or words, could not be fetched: there is no connection, or a newer version has taken its place. */
export class NotFetched extends Error {
  override readonly name = 'NotFetched';

  constructor(cause: unknown) {
    super('A part of the page could not be fetched.', { cause });
  }
}
