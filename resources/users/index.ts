import type { UserRow } from '../../contract/entities/user';
import { paths } from '../../contract/paths';
import { userStatus, userType } from '../../contract/rules/userTypes';
import { defineRecordResource } from '../../src/kit/record/defineRecordResource';
import { accessLoader, userFields, userHistory } from '../../src/tariff/userAccess/userFields';
import type { messages } from './messages';

/** The regulator's users (spec 2.10). */
export const resource = defineRecordResource<UserRow, typeof messages>({
  name: 'users',
  path: paths.users,
  group: 'entities',
  position: 4,
  fields: [userFields.username, { ...userFields.status, defaultValue: userStatus.active }],
  search: ['username', 'userStatusId'],
  columns: ['username', 'userStatusId'],
  updateAction: 'update',
  history: userHistory(userType.administrator),
  bulkEdit: { fields: ['userStatusId'], capability: 'bulk-edit-users' },
  loadPart: accessLoader(userType.administrator),
});
