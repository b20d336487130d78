import type { Account } from '../areas/advisors/account.ts';
import type { NewAccount } from '../areas/advisors/new-account.ts';
import { addAdvisor, type SignedInAdmin } from './accounts.ts';
import type { TestResponse } from './client.ts';
import type { TestServer } from './server.ts';

/** What an admin does to one account, from the version that they saw last. */
export class TestUser {
  readonly account: Account;
  readonly #server: TestServer;
  readonly #admin: SignedInAdmin;
  /** The ETag of what was seen last. */
  seen = '"1"';

  constructor(server: TestServer, admin: SignedInAdmin, account: Account) {
    this.#server = server;
    this.#admin = admin;
    this.account = account;
  }

  /** Adds an account for an admin to work on. */
  static async add(
    server: TestServer,
    admin: SignedInAdmin,
    changes?: Partial<NewAccount>,
  ): Promise<TestUser> {
    return new TestUser(server, admin, await addAdvisor(server.db, server.clock.now, changes));
  }

  /** The same account before the eyes of another admin. */
  seenBy(admin: SignedInAdmin): TestUser {
    return new TestUser(this.#server, admin, this.account);
  }

  async send(method: string, path: string, body?: unknown): Promise<TestResponse> {
    const response = await this.#admin.client.send(method, `/api/admin/users/${this.account.id}${path}`, {
      ...(body !== undefined && { body }),
      headers: { 'If-Match': this.seen },
    });
    this.seen = response.headers.get('ETag') ?? this.seen;
    return response;
  }

  /** The account as the database has it. */
  row = () => this.#server.db.knex('advisors').where({ id: this.account.id }).first();

  /** What the history says of it, oldest first. */
  entries = () => this.#server.db.knex('audit_entries').where({ advisor_id: this.account.id }).orderBy('id');

  payments = () => this.#server.db.knex('payments').where({ advisor_id: this.account.id }).orderBy('id');
}
