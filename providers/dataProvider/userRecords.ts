import type { Identifier } from 'ra-core';
import type { CallInput } from '../../contract/calls/defineCall';
import { createUsers, updateUsers } from '../../contract/calls/user';
import { callApi } from '../http/callApi';
import { getUserOfType } from './read/getUserOfType';
import { savedId } from './read/savedId';
import type { ResourceAdapter } from './resourceAdapter';

type NewUser = CallInput<typeof createUsers>['users'][number];

/** What the user form holds once it is valid (spec 2.10). */
export interface UserFormValues {
  username: string;
  userStatusId: NewUser['userStatusId'];
  parentId?: number | null;
  permissions?: string[] | null;
}

const encode = (userTypeId: NewUser['userTypeId'], data: UserFormValues): NewUser => ({
  username: data.username.trim(),
  userStatusId: data.userStatusId,
  userTypeId,
  parentId: data.parentId ?? undefined,
  permissions: data.permissions ?? [],
});

/** Reading and saving users of one type: of the regulator, or of providers (spec 7, Users). */
export const userRecords = (userTypeId: NewUser['userTypeId']) =>
  ({
    getOne: (params) => getUserOfType(userTypeId, params),
    create: async ({ data }: { data: UserFormValues }) => {
      const id = savedId(await callApi(createUsers, { users: [encode(userTypeId, data)] }));
      return { data: { ...data, id: id ?? 0 } };
    },
    update: async ({ id, data }: { id: Identifier; data: UserFormValues }) => {
      const user = { ...encode(userTypeId, data), id: Number(id) };
      savedId(await callApi(updateUsers, { users: [user] }));
      return { data: { ...data, id } };
    },
  }) satisfies ResourceAdapter;
