import type { Check, DatabaseContext } from './check';
import { auditCheck, documentCheck } from './contentChecks';
import { clockCheck, serverCheck } from './databaseChecks';
import { documentKeyCheck } from './documentKeyCheck';
import { erasureListCheck } from './erasureListCheck';
import { folderCheck, spaceCheck } from './folderChecks';
import { keyCheck } from './keyCheck';
import { migrationCheck } from './migrationCheck';
import { issuerCheck, mailCheck, servicesCheck, webhookCheck } from './outsideChecks';

/** What is looked at beside the database; one more is one entry. */
export const checks: readonly Check[] = [
  keyCheck,
  folderCheck,
  spaceCheck,
  mailCheck,
  servicesCheck,
  issuerCheck,
  webhookCheck,
];

/** What is looked at in the database; one more is one entry. */
export const databaseChecks: readonly Check<DatabaseContext>[] = [
  serverCheck,
  migrationCheck,
  documentCheck,
  documentKeyCheck,
  auditCheck,
  erasureListCheck,
  clockCheck,
];
