import type { Database } from './database.ts';

/** A table of what happened: rows are added, and never changed or deleted. */
export interface AppendOnlyTable {
  readonly name: string;
  readonly kept: readonly string[];
  /** What tells of a person. It alone may be changed, and only into nothing. */
  readonly personal: readonly string[];
}

const refusal = 'The history is never changed.';

const statements = {
  sqlite(table: string, changed: string) {
    const refuse = `begin select raise(abort, '${refusal}'); end`;
    return [
      `create trigger if not exists ${table}_update before update on ${table} when ${changed} ${refuse}`,
      `create trigger if not exists ${table}_delete before delete on ${table} ${refuse}`,
    ];
  },
  mysql(table: string, changed: string) {
    const refuse = `signal sqlstate '45000' set message_text = '${refusal}'`;
    return [
      `create trigger ${table}_update before update on ${table} for each row if ${changed} then ${refuse}; end if`,
      `create trigger ${table}_delete before delete on ${table} for each row ${refuse}`,
    ];
  },
};

/** What a MySQL says that lets this account make no triggers, or, as TiDB and Vitess, knows none. */
const withoutTriggers = new Set([
  'ER_TABLEACCESS_DENIED_ERROR',
  'ER_BINLOG_CREATE_ROUTINE_NEED_SUPER',
  'ER_SPECIFIC_ACCESS_DENIED_ERROR',
  'ER_NOT_SUPPORTED_YET',
  'ER_UNKNOWN_ERROR',
  'ER_PARSE_ERROR',
]);

/**
 * Has the database itself refuse that rows of these tables are changed or deleted, even to somebody who sends it
 * statements of their own. Changes nothing the second time.
 * @returns false where the database allows no triggers: then only our own code keeps them
 */
export async function keepAppendOnly(db: Database, tables: readonly AppendOnlyTable[]): Promise<boolean> {
  const differs = (name: string) =>
    db.engine === 'sqlite' ? `new.${name} is not old.${name}` : `not (new.${name} <=> old.${name})`;
  try {
    for (const { name: table, kept, personal } of tables) {
      const changed = [
        ...kept.map(differs),
        ...personal.map(name => `(new.${name} is not null and ${differs(name)})`),
      ];
      for (const statement of statements[db.engine](table, changed.join(' or ')))
        await createOnce(db, statement);
    }
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && withoutTriggers.has(String(error.code))) return false;
    throw error;
  }
}

async function createOnce(db: Database, statement: string): Promise<void> {
  try {
    await db.knex.raw(statement);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ER_TRG_ALREADY_EXISTS')) throw error;
  }
}
