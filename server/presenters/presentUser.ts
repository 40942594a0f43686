import type { User, UserRow } from '../../contract/entities/user';
import type { FoundUser } from '../services/user/searchUsers';
import { userStatusTexts } from './userStatusTexts';

const shared = ({ id, userStatusId, userTypeId, parentId, providerName }: FoundUser) => ({
  id,
  userStatusId,
  userStatusDescription: userStatusTexts.find((text) => text.id === userStatusId)?.description ?? '',
  userTypeId,
  parentId,
  providerName,
});

/** A user in listings (spec 3, User). */
export const presentUserRow = (found: FoundUser): UserRow => ({
  ...shared(found),
  username: found.username ?? '',
});

/** A whole user or provider (spec 3, User and Provider). */
export const presentUser = (found: FoundUser): User => ({
  ...shared(found),
  username: found.username,
  name: found.name,
  permissions: found.permissions,
});
