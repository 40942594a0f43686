import { type ComponentType, createElement } from 'react';
import type { UserRow } from '../../../contract/entities/user';
import { isEmail } from '../../../contract/rules/email';
import { fieldLengths } from '../../../contract/rules/limits';
import { userStatus } from '../../../contract/rules/userTypes';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { Field } from '../../kit/fields/Field';
import type { RecordHistory } from '../../kit/history/RecordVersion';
import { activeProviders } from '../applicationSearch/searchFields';
import '../applicationStatus/status.css';

/** The status of a user or provider in a list. */
const userStatusCell = ({
  userStatusId,
  userStatusDescription,
}: Pick<UserRow, 'userStatusId' | 'userStatusDescription'>) =>
  userStatusDescription && (
    <span className={`status ${userStatusId === userStatus.active ? 'success' : 'default'}`}>
      {userStatusDescription}
    </span>
  );

/** The fields of users and providers, with their rules (spec 2.10, 2.11 and 5). */
export const userFields = {
  provider: {
    source: 'parentId',
    kind: 'lookup',
    lookup: activeProviders,
    ownText: 'providerName',
    required: true,
  },
  username: {
    source: 'username',
    kind: 'email',
    maxLength: fieldLengths.email,
    problem: (text) => (isEmail(text) ? undefined : validationMessages.email),
    required: 'create',
    fixed: true,
  },
  status: {
    source: 'userStatusId',
    kind: 'lookup',
    lookup: { resource: 'userStatuses', text: 'description' },
    ownText: 'userStatusDescription',
    required: true,
    cell: userStatusCell,
    inCard: 'beside',
  },
} as const satisfies Record<string, Field<UserRow>>;

/** Returns a loader for the access part of the form for users of one type. */
export const accessLoader = (userTypeId: number) => async (): Promise<ComponentType> => {
  const { UserAccess } = await import('./UserAccess');
  return () => createElement(UserAccess, { userTypeId });
};

/** Returns the history of users of one type, which also tells their rights. */
export const userHistory = (userTypeId: number): RecordHistory => ({
  capability: 'get-user-history',
  loadFields: async (dataProvider) =>
    (await import('./UserAccess')).loadRightFields(dataProvider, userTypeId),
});
