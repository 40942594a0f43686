import type { UserRow } from '../../contract/entities/user';
import { paths } from '../../contract/paths';
import { userStatus, userType } from '../../contract/rules/userTypes';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import { accessLoader, userFields, userHistory } from '../../src/tariff/userAccess/userFields';
import type { messages } from './messages';

/** The providers' users (spec 2.11). */
export const resource = defineRecordResource<UserRow, typeof messages>({
  name: 'userProviders',
  path: paths.userProviders,
  group: 'entities',
  position: 6,
  fields: [
    userFields.provider,
    userFields.username,
    { ...userFields.status, defaultValue: userStatus.active },
  ],
  search: ['parentId', 'username', 'userStatusId'],
  columns: ['username', 'userStatusId', 'parentId'],
  history: userHistory(userType.operator),
  bulkEdit: { fields: ['userStatusId'], capability: 'bulk-edit-users' },
  loadPart: accessLoader(userType.operator),
});
