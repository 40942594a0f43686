import { z } from 'zod';
import { email, textUpTo } from '../entities/text';
import { version } from '../entities/version';
import { fieldLengths, maxPermissionsPerUser, maxUsersPerCall } from '../rules/limits';
import { userStatus, userType } from '../rules/userTypes';
import { validationMessages } from '../rules/validationMessages';

const id = z.int32().positive();
/** An optional id; a form sends -1 or 0 when nothing was chosen. */
const optionalId = z.preprocess((value) => (value === -1 || value === 0 ? undefined : value), id.nullish());
const userStatusId = z.literal(Object.values(userStatus), validationMessages.invalidValue);
const permissions = z.array(z.string().max(fieldLengths.personName)).max(maxPermissionsPerUser);

/** A user to create: one of the regulator's, or one of the provider named by `parentId` (spec 7.6). */
export const newUser = z.object({
  username: email,
  userStatusId,
  userTypeId: z.literal([userType.administrator, userType.operator], validationMessages.invalidValue),
  parentId: optionalId,
  permissions: permissions.nullish(),
});

/** Changes to a user; absent fields stay as they are, and the e-mail never changes (spec 2.10). */
export const savedUser = newUser
  .omit({ username: true, userTypeId: true })
  .extend({ id, userTypeId: newUser.shape.userTypeId.nullish(), version: version.optional() });

/** A provider to create: a user of type 2 with a name (spec 7.6). */
export const newProvider = z.object({
  name: textUpTo(fieldLengths.personName).min(1, validationMessages.required),
  userStatusId,
  userTypeId: z.literal(userType.provider, validationMessages.invalidValue).nullish(),
});

/** Changes to a provider. */
export const savedProvider = newProvider.extend({ id, version: version.optional() });

/** Builds the schema of the users that one call saves. */
export const usersToSave = <T extends z.ZodType>(one: T) =>
  z.object({
    users: z
      .array(one)
      .min(1, validationMessages.required)
      .max(maxUsersPerCall, validationMessages.invalidValue),
  });

/**
 * The result for one saved user. A failure carries its reason (spec 7.1, "A refused action"), and the field
 * it concerns if there is one.
 */
export const saveResult = z.object({
  success: z.boolean(),
  userId: z.int().positive().nullish(),
  errorMessage: z.string().optional(),
  errorCode: z.string().optional(),
  errorField: z.enum(['username', 'name', 'userStatusId', 'parentId', 'permissions']).optional(),
  /** Whether it failed because it is no longer in the state that `version` names. */
  isStale: z.boolean().optional(),
});
export type SaveResult = z.infer<typeof saveResult>;
