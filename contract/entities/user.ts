import { z } from 'zod';
import { version } from './version';

/** A user in listings; a provider's user comes with the provider (spec 3, User). */
export const userRow = z.object({
  id: z.int().positive(),
  username: z.string(),
  userStatusId: z.int(),
  userStatusDescription: z.string(),
  userTypeId: z.int(),
  parentId: z.int().nullish(),
  providerName: z.string().nullish(),
});
export type UserRow = z.infer<typeof userRow>;

/** A whole user; a provider is a user of type 2 with a name (spec 3, User and Provider). */
export const user = userRow.extend({
  username: z.string().nullish(),
  name: z.string().nullish(),
  permissions: z.array(z.string()),
  /** Until when this account is locked after wrong passwords. */
  lockedUntil: z.iso.datetime({ offset: true }).nullish(),
  version: version.optional(),
});
export type User = z.infer<typeof user>;

/** One row of the permission grid; each permission is a right code (spec 3, Permission row). */
export const permissionRow = z.object({
  displayName: z.string(),
  readerPermission: z.string(),
  writerPermission: z.string().nullish(),
  updaterPermission: z.string().nullish(),
});
export type PermissionRow = z.infer<typeof permissionRow>;
