import type { Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { wholeList } from '../../../providers/dataProvider/responses';
import { callApi } from '../../../providers/http/callApi';
import {
  createSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  updateSavedSearch,
} from '../contract/calls';

type NewSearch = CallInput<typeof createSavedSearch>;
type Changes = Omit<CallInput<typeof updateSavedSearch>, 'id'>;

export const adapters = {
  /** The searches saved for the lists of the resource that the filter names. */
  savedSearches: {
    getList: async ({ filter: { resource }, ...params }) =>
      wholeList(await callApi(listSavedSearches, { resource }, params)),
    create: async ({ data }: { data: NewSearch }) => ({ data: await callApi(createSavedSearch, data) }),
    update: async ({ id, data: { name, value, shared } }: { id: Identifier; data: Changes }) => ({
      data: await callApi(updateSavedSearch, { id: Number(id), name, value, shared }),
    }),
    delete: async ({ id }) => {
      await callApi(removeSavedSearch, { id: Number(id) });
      return { data: { id } };
    },
  },
} satisfies Adapters;
