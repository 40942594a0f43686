import { recordMessages } from '../../../contract/records/recordMessages';
import { hashToken } from '../../lib/hashToken';
import { StaleItem } from '../context/actOnEach';
import type { FoundUser } from './searchUsers';

/** What can be changed of a user or provider. */
type Changeable = Pick<FoundUser, 'userStatusId' | 'parentId' | 'name' | 'permissions'>;

/** Returns the version of a user or provider, equal for equal states on every server. */
export const versionOfUser = ({ userStatusId, parentId, name, permissions }: Changeable): Promise<string> =>
  hashToken(JSON.stringify([userStatusId, parentId, name, permissions.toSorted()]));

/**
 * Refuses to change a user or provider who is no longer in the state that `version` names. A change that was made
 * already, as after a lost answer, is not refused.
 * @throws {StaleItem}
 */
export const requireVersion = async (
  version: string | undefined,
  before: Changeable,
  changes: Partial<Changeable>,
): Promise<void> => {
  if (version === undefined) return;
  const known = await versionOfUser(before);
  const isChange = known !== (await versionOfUser({ ...before, ...changes }));
  if (isChange && version !== known) throw new StaleItem(recordMessages.changed);
};
