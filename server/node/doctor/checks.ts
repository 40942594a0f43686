import { nodeModules } from '../../../modules/node';
import { accountsCheck } from './accountsCheck';
import type { CheckContext, DatabaseContext } from './check';
import { documentCheck } from './contentChecks';
import { clockCheck, serverCheck } from './databaseChecks';
import { documentKeyCheck } from './documentKeyCheck';
import type { Check } from './finding';
import { folderCheck, spaceCheck } from './folderChecks';
import { keyCheck } from './keyCheck';
import { migrationCheck } from './migrationCheck';
import { issuerCheck, mailCheck, servicesCheck, tracesCheck } from './outsideChecks';
import { placesCheck } from './placesCheck';

/** What is looked at beside the database; one more is one entry. */
export const checks: readonly Check<CheckContext>[] = [
  keyCheck,
  folderCheck,
  spaceCheck,
  placesCheck,
  mailCheck,
  servicesCheck,
  issuerCheck,
  tracesCheck,
];

/** What is looked at in the database; one more is one entry. */
export const databaseChecks: readonly Check<DatabaseContext>[] = [
  serverCheck,
  migrationCheck,
  documentCheck,
  documentKeyCheck,
  accountsCheck,
  clockCheck,
  ...nodeModules.flatMap(({ databaseChecks = [] }) => databaseChecks),
];
