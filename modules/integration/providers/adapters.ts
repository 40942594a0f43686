import type { GetListParams, Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { foundPage, wholeList } from '../../../providers/dataProvider/responses';
import { callApi } from '../../../providers/http/callApi';
import {
  addApiClientKey,
  createApiClient,
  listApiClients,
  revokeApiClient,
  revokeApiClientKey,
  updateApiClient,
} from '../contract/calls/apiClients';
import { getApiCalls, getRateLimits } from '../contract/calls/clientCalls';

/** Whose systems, and in which environment; part of every input. */
type Where = Pick<CallInput<typeof listApiClients>, 'environment' | 'providerId'>;

/** What is done to a client: a key is added or ended, the client itself is ended, or else its facts change. */
type ClientChange = Where &
  (
    | { act: 'addKey'; key: CallInput<typeof addApiClientKey>['key'] }
    | { act: 'revokeKey'; keyId: number }
    | { act: 'revoke' }
    | ({ act: 'change' } & Omit<CallInput<typeof updateApiClient>, 'id'>)
  );

type Listing = Pick<GetListParams, 'filter' | 'pagination'> & { signal?: AbortSignal };

const pageOf = ({ pagination }: Listing) => ({
  pageNumber: pagination?.page ?? 1,
  pageSize: pagination?.perPage ?? 10,
});

const changeClient = (id: number, change: ClientChange) => {
  const { act, ...input } = change;
  const body = { ...input, id };
  if (act === 'addKey') return callApi(addApiClientKey, body as CallInput<typeof addApiClientKey>);
  if (act === 'revokeKey') return callApi(revokeApiClientKey, body as CallInput<typeof revokeApiClientKey>);
  if (act === 'revoke') return callApi(revokeApiClient, body);
  return callApi(updateApiClient, body);
};

/** What the parts of the page 'Integração' ask for; every filter and every change says whose systems are meant. */
export const adapters = {
  /** The clients; `meta.rights` are the rights that can be given to them. */
  'integration/clients': {
    getList: async ({ filter, signal }: Listing) => {
      const { clients, rights } = await callApi(listApiClients, filter as Where, { signal });
      return { data: clients, total: clients.length, meta: { rights } };
    },
    /** Answers the client with the secret of its first key. */
    create: async ({ data }: { data: CallInput<typeof createApiClient> }) => {
      const { client, secret } = await callApi(createApiClient, data);
      return { data: { ...client, secret } };
    },
    update: async ({ id, data }: { id: Identifier; data: ClientChange }) => {
      const answer = await changeClient(Number(id), data);
      return { data: 'client' in answer ? { ...answer.client, secret: answer.secret } : answer };
    },
  },
  /** The clients a page at a time, of all providers where the filter names none. */
  'integration/allClients': {
    getList: async ({ signal, ...listing }: Listing) => {
      const { clients } = await callApi(listApiClients, listing.filter as Where, { signal });
      const { pageNumber, pageSize } = pageOf(listing);
      const data = clients.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
      return { data, total: clients.length };
    },
  },
  'integration/calls': {
    getList: async (listing: Listing) => {
      const input = { ...listing.filter, ...pageOf(listing) };
      const { data, total } = foundPage(await callApi(getApiCalls, input, { signal: listing.signal }));
      return { data: data.map((call) => ({ ...call, id: call.reference })), total };
    },
  },
  'integration/limits': {
    getList: async ({ filter, signal }: Listing) => {
      const limits = await callApi(getRateLimits, filter as Where, { signal });
      return wholeList(limits.map((limit) => ({ ...limit, id: limit.window })));
    },
  },
} satisfies Adapters;
