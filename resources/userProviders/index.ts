import type { UserRow } from '../../contract/entities/user';
import { paths } from '../../contract/paths';
import { userType } from '../../contract/rules/userTypes';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import { accessOf } from '../../src/tariff/userAccess/accessOf';
import { userFields, userFilters } from '../../src/tariff/userAccess/userFields';
import { userStatusColumn } from '../../src/tariff/userAccess/userStatusColumn';

/** The providers' users (spec 2.11). */
export const resource = defineRecordResource<UserRow>({
  name: 'userProviders',
  path: paths.userProviders,
  position: 6,
  search: [userFilters.provider, userFilters.username, userFilters.status],
  columns: [{ source: 'username' }, userStatusColumn, { source: 'providerName' }],
  fields: [userFields.provider, userFields.username, userFields.status],
  loadPart: accessOf(userType.operator),
});
