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
  summary: 'Os prestadores, por nome e estado; serve também as listas de escolha',
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
  summary: 'Os utilizadores do regulador, por e-mail e estado',
  access: [access.users.list],
  recordedAs: ['view', 'search'],
  input: z.object({ username: usernameFilter, userStatusId: statusFilter, ...paging }),
  answer: page(userRow),
});

export const searchUsersByProvider = defineSearch({
  method: 'POST',
  path: '/User/search-users-by-provider',
  summary: 'Os utilizadores dos prestadores, por prestador (`userId`), e-mail e estado',
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
    'Cria utilizadores do regulador (tipo 1) ou de um prestador (tipo 3), que recebem o e-mail de registo',
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
    'Altera o estado, as permissões e o prestador de utilizadores; o e-mail mantém-se. Com `version`, só altera esse estado do registo. Responde 202 onde é precisa a aprovação de outra pessoa para o que um operador recebe',
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
  summary: 'Cria prestadores',
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
    'Altera o nome e o estado de prestadores. Com `version`, só altera esse estado do registo. Responde 202 onde é precisa a aprovação de outra pessoa para um voltar a estar ativo',
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
  summary: 'Os estados de utilizadores e prestadores',
  access: 'signedIn',
  recordedAs: 'noPersonalData',
  input: z.object({}),
  answer: z.array(described),
  wrapped: true,
});

export const getUser = defineCall({
  method: 'GET',
  path: '/User/get-by-id',
  summary: 'Um utilizador ou prestador, dos que as permissões de quem chama abrangem',
  access: [access.users.edit, access.providers.edit, access.userProviders.show, access.userProviders.edit],
  recordedAs: ['view'],
  input: z.object({ userId: queryId }),
  answer: user,
});

export const liftLock = defineCall({
  method: 'POST',
  path: '/User/lift-lock',
  summary: 'Termina as esperas que palavras-passe erradas trouxeram a uma conta',
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
    'Envia outra vez o e-mail de registo a um utilizador ativo ainda sem palavra-passe; a ligação anterior deixa de valer',
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
  summary: 'A grelha de permissões de um tipo de utilizador',
  access: ofUsersOrProviders,
  recordedAs: 'noPersonalData',
  input: z.object({ userTypeId: queryId.pipe(z.literal(Object.values(userType))) }),
  answer: z.array(permissionRow),
  wrapped: true,
});
