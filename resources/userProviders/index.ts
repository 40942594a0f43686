import type { UserRow } from '../../contract/entities/user';
import { userType } from '../../contract/rules/userTypes';
import { accessOf } from '../../src/blocks/userAccess/accessOf';
import { userFields, userFilters } from '../../src/blocks/userAccess/userFields';
import { defineRecordResource } from '../../src/kit/resource/defineRecordResource';

/** The providers' users (spec 2.11). */
export const resource = defineRecordResource<UserRow>({
  name: 'userProviders',
  path: '/userProviders',
  position: 6,
  search: [userFilters.provider, userFilters.username, userFilters.status],
  columns: [{ source: 'username' }, { source: 'userStatusDescription' }, { source: 'providerName' }],
  fields: [userFields.provider, userFields.username, userFields.status],
  loadPart: accessOf(userType.operator),
});
