import { z } from 'zod';
import { access } from '../access';
import { described } from '../entities/described';
import { providerRow } from '../entities/provider';
import { emailPart, textUpTo } from '../entities/text';
import { permissionRow, user, userRow } from '../entities/user';
import { usersBody } from '../rules/bodyLimits';
import { fieldLengths } from '../rules/limits';
import { userType } from '../rules/userTypes';
import { defineCall } from './defineCall';
import { defineSearch, filter, page, paging, queryId } from './filter';
import { newProvider, newUser, savedProvider, savedUser, saveResult, usersToSave } from './savedUsers';

const statusFilter = filter(z.int32().positive());
const usernameFilter = filter(emailPart);
const ofUsersOrProviders = [
  access.users.edit,
  access.users.create,
  access.providers.edit,
  access.userProviders.show,
  access.userProviders.create,
  access.userProviders.edit,
];

export const searchProviders = defineSearch({
  method: 'POST',
  path: '/User/search-providers',
  summary: 'Providers by name and status; also the source of pick lists',
  access: [access.providers.pick],
  recordedAs: 'noPersonalData',
  input: z.object({
    name: filter(textUpTo(fieldLengths.personName)),
    userStatusId: statusFilter,
    ...paging,
  }),
  answer: page(providerRow),
});

export const searchUsers = defineSearch({
  method: 'POST',
  path: '/User/search',
  summary: "The regulator's users by e-mail and status",
  access: [access.users.list],
  recordedAs: ['view', 'search'],
  input: z.object({ username: usernameFilter, userStatusId: statusFilter, ...paging }),
  answer: page(userRow),
});

export const searchUsersByProvider = defineSearch({
  method: 'POST',
  path: '/User/search-users-by-provider',
  summary: "Providers' users by provider (userId), e-mail and status",
  access: [access.userProviders.list],
  recordedAs: ['view', 'search'],
  input: z.object({
    userId: filter(z.int32().positive()),
    username: usernameFilter,
    userStatusId: statusFilter,
    ...paging,
  }),
  answer: page(userRow),
});

export const createUsers = defineCall({
  method: 'POST',
  path: '/User/create',
  summary:
    'Creates users of the regulator (type 1) or of a provider (type 3), who get the registration e-mail',
  access: [access.users.create, access.userProviders.create],
  needsRecentFactor: true,
  recordedAs: ['create'],
  mayAwaitApproval: true,
  input: usersToSave(newUser),
  answer: z.array(saveResult),
  body: usersBody,
});

export const updateUsers = defineCall({
  method: 'POST',
  path: '/User/update',
  summary:
    'Changes status, rights and provider of users; the e-mail stays. An item with a `version` changes only that state. Answers 202 where a second person has to confirm what an operator gets',
  access: [access.users.update, access.userProviders.edit],
  needsRecentFactor: true,
  recordedAs: ['update'],
  mayAwaitApproval: true,
  input: usersToSave(savedUser),
  answer: z.array(saveResult),
  body: usersBody,
});

export const createProviders = defineCall({
  method: 'POST',
  path: '/User/create-provider',
  summary: 'Creates providers',
  access: [access.providers.create],
  needsRecentFactor: true,
  recordedAs: ['create'],
  input: usersToSave(newProvider),
  answer: z.array(saveResult),
  body: usersBody,
  takesIdempotencyKey: true,
});

export const updateProviders = defineCall({
  method: 'POST',
  path: '/User/update-provider',
  summary:
    'Changes name and status of providers. An item with a `version` changes only that state. Answers 202 where a second person has to confirm that one is active again',
  access: [access.providers.edit],
  needsRecentFactor: true,
  recordedAs: ['update'],
  mayAwaitApproval: true,
  input: usersToSave(savedProvider),
  answer: z.array(saveResult),
  body: usersBody,
});

export const getUserStatuses = defineCall({
  method: 'GET',
  path: '/User/get-statuses',
  summary: 'The statuses of users and providers',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.array(described),
  wrapped: true,
});

export const getUser = defineCall({
  method: 'GET',
  path: '/User/get-by-id',
  summary: "A user or provider, of those that the caller's rights cover",
  access: [access.users.edit, access.providers.edit, access.userProviders.show, access.userProviders.edit],
  recordedAs: ['view'],
  input: z.object({ userId: queryId }),
  answer: user,
});

export const liftLock = defineCall({
  method: 'POST',
  path: '/User/lift-lock',
  summary: 'Ends the waits that wrong passwords have brought upon an account',
  access: [access.users.update, access.userProviders.edit],
  needsRecentFactor: true,
  recordedAs: ['lockLifted'],
  capability: 'lift-lock',
  input: z.object({ userId: z.int32().positive() }),
  answer: z.literal(true),
  wrapped: true,
});

export const sendInvitation = defineCall({
  method: 'POST',
  path: '/User/send-invitation',
  summary:
    'Sends the registration e-mail again to an active user who has no password yet; the link before is void',
  access: [access.users.update, access.userProviders.edit],
  needsRecentFactor: true,
  recordedAs: ['registrationLink'],
  capability: 'send-invitation',
  input: z.object({ userId: z.int32().positive() }),
  answer: z.literal(true),
  wrapped: true,
});

export const getPermissionsByUserTypeId = defineCall({
  method: 'GET',
  path: '/User/get-permissions-by-user-type-id',
  summary: 'The permission grid of a user type',
  access: ofUsersOrProviders,
  recordedAs: 'noPersonalData',
  input: z.object({ userTypeId: queryId.pipe(z.literal(Object.values(userType))) }),
  answer: z.array(permissionRow),
  wrapped: true,
});
