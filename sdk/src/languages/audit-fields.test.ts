import { expect, test } from 'vitest';
import { type AuditedFields, auditActions } from '../contract/audit.ts';
import { z } from '../contract/zod.ts';
import { consoles } from './consoles.ts';
import { languageCodes } from './index.ts';

/** Of use to a program only: the console does not show it. */
const unseen = ['device'];

/** The names of all fields in a JSON Schema, those in records within it, too. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' && typeof value === 'object' && value !== null
      ? [...Object.keys(value), ...Object.values(value).flatMap(namesIn)]
      : namesIn(value),
  );
}

const recorded = Object.values<AuditedFields>(auditActions)
  .flatMap(fields => Object.values<z.ZodType>({ ...fields }))
  .flatMap(schema => namesIn(z.toJSONSchema(schema)));

test.each(languageCodes)('every field that the history records has a word in %s', code => {
  const { fields } = consoles[code].admin.audit;
  expect([...new Set(recorded)].filter(name => !(name in fields))).toEqual(unseen);
});
