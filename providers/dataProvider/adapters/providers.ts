import type { Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import { createProviders, searchProviders, updateProviders } from '../../../contract/calls/user';
import { userType } from '../../../contract/rules/userTypes';
import { callApi } from '../../http/callApi';
import { foundPage } from '../read/foundPage';
import { getUserOfType } from '../read/getUserOfType';
import { savedId } from '../read/savedId';
import type { ResourceAdapter } from '../resourceAdapter';
import { toSearch } from '../toSearch';

/** What the provider form holds once it is valid. */
type ProviderFormValues = Pick<CallInput<typeof createProviders>['users'][number], 'name' | 'userStatusId'>;

const encode = ({ name, userStatusId }: ProviderFormValues) => ({
  name: (name ?? '').trim(),
  userStatusId,
  userTypeId: userType.provider,
});

/** The internet companies (spec 2.11); pick lists ask for active ones, 999 on a page (spec 7, Users). */
export const providers = {
  getList: async (params) => foundPage(await callApi(searchProviders, toSearch(params), params)),
  getOne: (params) => getUserOfType(userType.provider, params),
  create: async ({ data }: { data: ProviderFormValues }) => {
    const id = savedId(await callApi(createProviders, { users: [encode(data)] }));
    return { data: { ...data, id: id ?? 0 } };
  },
  update: async ({ id, data }: { id: Identifier; data: ProviderFormValues }) => {
    savedId(await callApi(updateProviders, { users: [{ ...encode(data), id: Number(id) }] }));
    return { data: { ...data, id } };
  },
} satisfies ResourceAdapter;
