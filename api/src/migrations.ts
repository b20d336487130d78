import { adminMigrations } from './areas/admins/migrations.ts';
import { advisorMigrations } from './areas/advisors/migrations.ts';
import { auditMigrations } from './areas/audit/migrations.ts';
import { authMigrations } from './areas/auth/migrations.ts';
import { consentMigrations } from './areas/consents/migrations.ts';
import { deviceMigrations } from './areas/devices/migrations.ts';
import { editedDataMigrations } from './areas/edited-data/migrations.ts';
import { embedCheckMigrations } from './areas/embed-checks/migrations.ts';
import { idempotencyMigrations } from './areas/idempotency/migrations.ts';
import { jobMigrations } from './areas/jobs/migrations.ts';
import { layoutMigrations } from './areas/layouts/migrations.ts';
import { linkMigrations } from './areas/links/migrations.ts';
import { modelMigrations } from './areas/models/migrations.ts';
import { noteMigrations } from './areas/notes/migrations.ts';
import { outboxMigrations } from './areas/outbox/migrations.ts';
import { paymentMigrations } from './areas/payments/migrations.ts';
import { planMigrations } from './areas/plans/migrations.ts';
import { priceChangeMigrations } from './areas/price-changes/migrations.ts';
import { searchMigrations } from './areas/search/migrations.ts';
import { secondFactorMigrations } from './areas/second-factor/migrations.ts';
import { securityMigrations } from './areas/security/migrations.ts';
import { sessionMigrations } from './areas/sessions/migrations.ts';
import { slugMigrations } from './areas/slugs/migrations.ts';
import { streamMigrations } from './areas/streams/migrations.ts';
import { systemMigrations } from './areas/system/migrations.ts';
import { tallyMigrations } from './areas/tallies/migrations.ts';
import { uploadMigrations } from './areas/uploads/migrations.ts';
import type { Migration } from './db/migration.ts';

/** Every migration, in the order in which they run: by name, which starts with the date. */
export const migrations: readonly Migration[] = [
  ...modelMigrations,
  ...advisorMigrations,
  ...searchMigrations,
  ...adminMigrations,
  ...secondFactorMigrations,
  ...sessionMigrations,
  ...auditMigrations,
  ...outboxMigrations,
  ...securityMigrations,
  ...authMigrations,
  ...deviceMigrations,
  ...idempotencyMigrations,
  ...linkMigrations,
  ...slugMigrations,
  ...systemMigrations,
  ...jobMigrations,
  ...tallyMigrations,
  ...uploadMigrations,
  ...layoutMigrations,
  ...streamMigrations,
  ...editedDataMigrations,
  ...planMigrations,
  ...priceChangeMigrations,
  ...paymentMigrations,
  ...noteMigrations,
  ...consentMigrations,
  ...embedCheckMigrations,
].sort((one, other) => (one.name < other.name ? -1 : 1));
