import { type GetOneParams, HttpError, type Identifier } from 'ra-core';
import type { CallInput } from '../../contract/calls/defineCall';
import {
  createProviders,
  createUsers,
  getUser,
  liftLock,
  searchProviders,
  searchUsers,
  searchUsersByProvider,
  sendInvitation,
  updateProviders,
  updateUsers,
} from '../../contract/calls/user';
import type { User } from '../../contract/entities/user';
import { awaitsApproval } from '../../contract/rules/awaitsApproval';
import { cleanText } from '../../contract/rules/cleanText';
import { pickListPageSize } from '../../contract/rules/paging';
import { userType } from '../../contract/rules/userTypes';
import { callApi } from '../http/callApi';
import { encodeSearch } from './encodeSearch';
import type { Adapters } from './ResourceAdapter';
import { foundPage, notFound, possibleId, savedId } from './responses';

type NewUser = CallInput<typeof createUsers>['users'][number];

/** The values of a valid user form (spec 2.10). */
interface UserFormValues {
  username: string;
  userStatusId: NewUser['userStatusId'];
  parentId?: number | null;
  permissions?: string[] | null;
  version?: string | null;
}

const encodeUser = (userTypeId: NewUser['userTypeId'], data: UserFormValues): NewUser => ({
  username: cleanText(data.username),
  userStatusId: data.userStatusId,
  userTypeId,
  parentId: data.parentId ?? undefined,
  permissions: data.permissions ?? [],
});

interface UpdateParams<Values> {
  id: Identifier;
  data: Values;
  /** What is stored until a second person has confirmed what was asked for. */
  previousData?: object;
}

/** The toast of what waits for a second person. */
const notice = 'acts.waits';

/**
 * Returns what was saved, until it is read again; its version is not known before that, and a notice is of a save before.
 * Null, because react-admin keeps the former value of what is undefined. What waits for a second person is as it was.
 */
const updated = <Values>(
  { id, data, previousData }: UpdateParams<Values>,
  answer: Parameters<typeof savedId>[0],
) => {
  if (awaitsApproval(answer)) return { data: { ...previousData, id, notice } };
  savedId(answer);
  return { data: { ...data, id, version: null, notice: null } };
};

/** Builds the methods to read and save users of one type: the regulator's, or the providers' (spec 7.6). */
const userRecords = (userTypeId: NewUser['userTypeId']) => {
  return {
    getOne: (params: UserParams) => getUserOfType(userTypeId, params),
    create: async ({ data }: { data: UserFormValues }) => {
      const answer = await callApi(createUsers, { users: [encodeUser(userTypeId, data)] });
      if (awaitsApproval(answer)) return { data: { ...data, id: 0, notice } };
      return { data: { ...data, id: savedId(answer) ?? 0 } };
    },
    update: async ({ id, data, previousData }: UpdateParams<UserFormValues>) => {
      const user = { ...encodeUser(userTypeId, data), id: Number(id), version: data.version ?? undefined };
      return updated({ id, data, previousData }, await callApi(updateUsers, { users: [user] }));
    },
  };
};

/** The values of a valid provider form. */
interface ProviderFormValues
  extends Pick<CallInput<typeof createProviders>['users'][number], 'name' | 'userStatusId'> {
  version?: string | null;
}

const encodeProvider = ({ name, userStatusId }: ProviderFormValues) => ({
  name: cleanText(name),
  userStatusId,
  userTypeId: userType.provider,
});

/** The regulator's users, the internet providers and their users (spec 2.10 and 2.11). */
export const adapters = {
  users: {
    ...userRecords(userType.administrator),
    getList: async (params) =>
      foundPage(await callApi(searchUsers, encodeSearch(searchUsers, params, 'username'), params)),
  },
  /** The search's name for the provider is `userId`. */
  userProviders: {
    ...userRecords(userType.operator),
    getList: async (params) => {
      const { parentId: userId, ...filter } = params.filter ?? {};
      const wanted = { ...params, filter: { ...filter, userId } };
      const search = encodeSearch(searchUsersByProvider, wanted, 'username');
      return foundPage(await callApi(searchUsersByProvider, search, params));
    },
  },
  /** Pick lists request active providers, 999 to a page (spec 7.6). */
  providers: {
    getList: async (params) =>
      foundPage(await callApi(searchProviders, encodeSearch(searchProviders, params, 'name'), params)),
    getOne: (params) => getUserOfType(userType.provider, params),
    getMany: async ({ ids, ...params }) => {
      const search = { pageNumber: 1, pageSize: pickListPageSize } as const;
      const { data } = foundPage(await callApi(searchProviders, search, params));
      return { data: data.filter(({ id }) => ids.some((wanted) => Number(wanted) === id)) };
    },
    create: async ({ data }: { data: ProviderFormValues }) => {
      const id = savedId(await callApi(createProviders, { users: [encodeProvider(data)] }));
      return { data: { ...data, id: id ?? 0 } };
    },
    update: async ({ id, data, previousData }: UpdateParams<ProviderFormValues>) => {
      const provider = { ...encodeProvider(data), id: Number(id), version: data.version ?? undefined };
      return updated({ id, data, previousData }, await callApi(updateProviders, { users: [provider] }));
    },
  },
} satisfies Adapters;

/** Lifts the lock that wrong passwords placed on an account. */
export const liftUserLock = async (userId: number): Promise<void> => {
  await callApi(liftLock, { userId });
};

/** Sends a user's registration e-mail again. */
export const sendUserInvitation = async (userId: number): Promise<void> => {
  await callApi(sendInvitation, { userId });
};

type UserParams = Pick<GetOneParams, 'id'> & { signal?: AbortSignal | undefined };

/** Returns a user of the resource's own type; a user of another type counts as not found (spec 7, get-by-id). */
const getUserOfType = async (userTypeId: number, params: UserParams): Promise<{ data: User }> => {
  const user = await callApi(getUser, { userId: possibleId(params.id) }, params);
  if (!user || (user.userTypeId ?? userTypeId) !== userTypeId) throw new HttpError('', notFound, user);
  return { data: user };
};
