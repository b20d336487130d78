import type { Database } from './database.ts';
import { createTriggers } from './triggers.ts';

/** A table of what happened: rows are added, and never changed or deleted. */
export interface AppendOnlyTable {
  readonly name: string;
  /** What says what happened: never changed. */
  readonly facts: readonly string[];
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
      // 'insert or replace' deletes without the trigger of deletions.
      `create trigger if not exists ${table}_replace before insert on ${table} when exists (select 1 from ${table} where id = new.id) ${refuse}`,
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

/**
 * Has the database itself refuse that rows of these tables are changed or deleted, even to somebody who sends it
 * statements of their own. Changes nothing the second time.
 * @returns false where the database allows no triggers: then only our own code keeps them
 */
export function keepAppendOnly(db: Database, tables: readonly AppendOnlyTable[]): Promise<boolean> {
  const differs = (name: string) =>
    db.engine === 'sqlite' ? `new.${name} is not old.${name}` : `not (new.${name} <=> old.${name})`;
  const triggers = tables.flatMap(({ name: table, facts, personal }) => {
    const changed = [
      ...facts.map(differs),
      ...personal.map(name => `(new.${name} is not null and ${differs(name)})`),
    ];
    return statements[db.engine](table, changed.join(' or '));
  });
  return createTriggers(db, triggers);
}
