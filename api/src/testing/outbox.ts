import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';

/** The mails that a test's server wrote, as a mail program reads them. */
export class Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** All mails to an address so far, oldest first. */
  async to(email: string): Promise<Email[]> {
    if (!existsSync(this.#folder)) return [];
    const files = readdirSync(this.#folder).filter(file => file.endsWith('.eml'));
    const mails = await Promise.all(
      files.sort().map(file => PostalMime.parse(readFileSync(join(this.#folder, file)))),
    );
    return mails.filter(mail => mail.to?.some(to => to.address === email));
  }

  /**
   * The token in the link of the last of `count` mails to an address. Mails go out after the answer, so it is waited
   * for; a test that waits in vain ends by its own limit.
   */
  async tokenTo(email: string, count = 1): Promise<string> {
    for (;;) {
      const mails = await this.to(email);
      const token = /#token=([\w-]{43})\s/.exec(mails[count - 1]?.text ?? '')?.[1];
      if (token) return token;
      await sleep(5);
    }
  }
}
