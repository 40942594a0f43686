import type { BeforeJson } from '../../contract/calls/defineCall';
import type { User, UserRow } from '../../contract/entities/user';
import type { getUser } from '../services/users/getUser';
import type { FoundUser } from '../services/users/searchUsers';
import { userStatusTexts } from './texts';

const shared = ({ id, userStatusId, userTypeId, parentId, providerName }: FoundUser) => ({
  id,
  userStatusId,
  userStatusDescription: userStatusTexts.find((text) => text.id === userStatusId)?.description ?? '',
  userTypeId,
  parentId,
  providerName,
});

/** Presents a user in listings (spec 3, User). */
export const presentUserRow = (found: FoundUser): UserRow => ({
  ...shared(found),
  username: found.username ?? '',
});

/** Presents a whole user or provider (spec 3, User and Provider). */
export const presentUser = (found: Awaited<ReturnType<typeof getUser>>): BeforeJson<User> => ({
  ...shared(found),
  username: found.username,
  name: found.name,
  permissions: found.permissions,
  version: found.version,
  invitation: found.invitation,
  ...(found.factors && {
    factors: { removalDueOn: found.factors.removalDueOn ?? null },
  }),
  ...(found.lockedUntil && { lockedUntil: found.lockedUntil }),
});
