import type { GetListParams, Identifier } from 'ra-core';
import {
  addApiClientKey,
  createApiClient,
  listApiClients,
  revokeApiClient,
  revokeApiClientKey,
  updateApiClient,
} from '../../../contract/calls/apiClients';
import type { CallInput } from '../../../contract/calls/defineCall';
import { getApiCalls, getRateLimits } from '../../../contract/calls/integration';
import {
  decideInSandbox,
  emptySandbox,
  getSandbox,
  getSandboxMails,
  moveSandboxDeadline,
  processSandboxLists,
  setSandboxPeriod,
} from '../../../contract/calls/sandbox';
import { callApi } from '../../http/callApi';
import type { Adapters } from '../ResourceAdapter';
import { foundPage, wholeList } from '../responses';

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

type SandboxChange = Pick<Where, 'providerId'> &
  (
    | { act: 'empty' | 'processLists' }
    | { act: 'moveDeadline'; applicationId: number; days: number }
    | { act: 'setPeriod'; beginDate: string; endDate: string }
    | ({ act: 'decide' } & Omit<CallInput<typeof decideInSandbox>, 'providerId'>)
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

const changeSandbox = (change: SandboxChange) => {
  const { act, ...input } = change;
  if (act === 'empty') return callApi(emptySandbox, input);
  if (act === 'processLists') return callApi(processSandboxLists, input);
  if (act === 'decide') return callApi(decideInSandbox, input as CallInput<typeof decideInSandbox>);
  if (act === 'moveDeadline')
    return callApi(moveSandboxDeadline, input as CallInput<typeof moveSandboxDeadline>);
  return callApi(setSandboxPeriod, input as CallInput<typeof setSandboxPeriod>);
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
  /** The sandbox; its address is null where this installation has none. */
  'integration/sandbox': {
    getOne: async ({ id, meta, signal }: { id: Identifier; meta?: Where; signal?: AbortSignal }) => {
      const input = meta?.providerId === undefined ? {} : { providerId: meta.providerId };
      return { data: { id, sandbox: await callApi(getSandbox, input, { signal }) } };
    },
    update: async ({ id, data }: { id: Identifier; data: SandboxChange }) => ({
      data: { id, answer: await changeSandbox(data) },
    }),
  },
  'integration/mails': {
    getList: async (listing: Listing) =>
      foundPage(
        await callApi(getSandboxMails, { ...listing.filter, ...pageOf(listing) }, { signal: listing.signal }),
      ),
  },
} satisfies Adapters;
