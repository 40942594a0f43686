import { z } from 'zod';
import { moment } from './moment';
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

/** The registration e-mail of an account that signs in with a password (spec 2.2). */
const invitation = z.object({
  /** Whether the user has chosen a password since. */
  isUsed: z.boolean(),
  /** When the valid or expired link was sent, and until when it holds; absent before sending and once it is void. */
  sentOn: moment.nullish(),
  expiresOn: moment.nullish(),
});
export type Invitation = z.infer<typeof invitation>;

/** A whole user; a provider is a user of type 2 with a name (spec 3, User and Provider). */
export const user = userRow.extend({
  username: z.string().nullish(),
  name: z.string().nullish(),
  permissions: z.array(z.string()),
  /** Until when this account is locked after wrong passwords. */
  /** Present where signing in asks for a factor; says when all are removed, if an administrator asked for that. */
  factors: z.object({ removalDueOn: moment.nullable() }).nullish(),
  lockedUntil: moment.nullish(),
  invitation: invitation.nullish(),
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
