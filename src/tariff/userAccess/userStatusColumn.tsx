import type { UserRow } from '../../../contract/entities/user';
import { userStatus } from '../../../contract/rules/userTypes';
import '../applicationStatus/status.css';

/** The status column of users and providers. */
export const userStatusColumn = {
  source: 'userStatusDescription',
  kind: 'custom',
  render: ({
    userStatusId,
    userStatusDescription,
  }: Pick<UserRow, 'userStatusId' | 'userStatusDescription'>) =>
    userStatusDescription && (
      <span className={`status ${userStatusId === userStatus.active ? 'success' : 'default'}`}>
        {userStatusDescription}
      </span>
    ),
} as const;
