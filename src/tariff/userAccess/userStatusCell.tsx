import type { UserRow } from '../../../contract/entities/user';
import { userStatus } from '../../../contract/rules/userTypes';
import '../applicationStatus/status.css';

/** The status of a user or provider in a list. */
export const userStatusCell = ({
  userStatusId,
  userStatusDescription,
}: Pick<UserRow, 'userStatusId' | 'userStatusDescription'>) =>
  userStatusDescription && (
    <span className={`status ${userStatusId === userStatus.active ? 'success' : 'default'}`}>
      {userStatusDescription}
    </span>
  );
