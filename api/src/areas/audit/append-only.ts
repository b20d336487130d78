import type { Database } from '../../db/database.ts';

/** What tells of a person. It alone may be changed, and only into nothing. */
export const personalColumns = ['personal', 'network'] as const;

const keptColumns = [
  'id',
  'advisor_id',
  'action',
  'details',
  'admin_email',
  'created_at',
  'actor',
  'admin_id',
  'target_admin_id',
  'state_before',
  'state_after',
  'request_id',
];

const refusal = 'The history is never changed.';

const statements = {
  sqlite(changed: string[]) {
    const refuse = `begin select raise(abort, '${refusal}'); end`;
    return [
      `create trigger if not exists audit_entries_update before update on audit_entries when ${changed.join(' or ')} ${refuse}`,
      `create trigger if not exists audit_entries_delete before delete on audit_entries ${refuse}`,
    ];
  },
  mysql(changed: string[]) {
    const refuse = `signal sqlstate '45000' set message_text = '${refusal}'`;
    return [
      `create trigger audit_entries_update before update on audit_entries for each row if ${changed.join(' or ')} then ${refuse}; end if`,
      `create trigger audit_entries_delete before delete on audit_entries for each row ${refuse}`,
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
 * Has the database itself refuse that an entry of the history is changed or deleted, even to somebody who sends it
 * statements of their own. Changes nothing the second time.
 * @returns false where the database allows no triggers: then only our own code keeps the history
 */
export async function keepAppendOnly(db: Database): Promise<boolean> {
  const differs = (name: string) =>
    db.engine === 'sqlite' ? `new.${name} is not old.${name}` : `not (new.${name} <=> old.${name})`;
  const changed = [
    ...keptColumns.map(differs),
    ...personalColumns.map(name => `(new.${name} is not null and ${differs(name)})`),
  ];
  try {
    for (const statement of statements[db.engine](changed)) await createOnce(db, statement);
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
