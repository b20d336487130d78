import { auditEntries } from './areas/audit/table.ts';
import { notes } from './areas/notes/table.ts';
import { payments } from './areas/payments/table.ts';
import type { AppendOnlyTable } from './db/append-only.ts';

/** Every table that is only added to. */
export const appendOnlyTables: readonly AppendOnlyTable[] = [auditEntries, payments, notes];
