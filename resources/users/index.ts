import type { UserRow } from '../../contract/entities/user';
import { userType } from '../../contract/rules/userTypes';
import { accessOf } from '../../src/blocks/userAccess/accessOf';
import { userFields, userFilters } from '../../src/blocks/userAccess/userFields';
import { defineRecordResource } from '../../src/kit/resource/defineRecordResource';

/** The regulator's users (spec 2.10). */
export const resource = defineRecordResource<UserRow>({
  name: 'users',
  path: '/users',
  position: 4,
  search: [userFilters.username, userFilters.status],
  columns: [{ source: 'username' }, { source: 'userStatusDescription' }],
  fields: [userFields.username, userFields.status],
  updateAction: 'update',
  loadPart: accessOf(userType.administrator),
});
