import type { UserRow } from '../../contract/entities/user';
import { paths } from '../../contract/paths';
import { userType } from '../../contract/rules/userTypes';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import { accessOf } from '../../src/tariff/userAccess/accessOf';
import { userFields, userFilters } from '../../src/tariff/userAccess/userFields';
import { userStatusColumn } from '../../src/tariff/userAccess/userStatusColumn';

/** The regulator's users (spec 2.10). */
export const resource = defineRecordResource<UserRow>({
  name: 'users',
  path: paths.users,
  position: 4,
  search: [userFilters.username, userFilters.status],
  columns: [{ source: 'username' }, userStatusColumn],
  fields: [userFields.username, userFields.status],
  updateAction: 'update',
  loadPart: accessOf(userType.administrator),
});
