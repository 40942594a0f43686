import type { GetListParams, Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { foundPage } from '../../../providers/dataProvider/responses';
import { callApi } from '../../../providers/http/callApi';
import {
  decideInSandbox,
  emptySandbox,
  getSandbox,
  getSandboxMails,
  moveSandboxDeadline,
  processSandboxLists,
  setSandboxPeriod,
} from '../contract/calls';

/** Whose sandbox; the provider's side means its own. */
type Where = CallInput<typeof getSandbox>;

type SandboxChange = Where &
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

const changeSandbox = (change: SandboxChange) => {
  const { act, ...input } = change;
  if (act === 'empty') return callApi(emptySandbox, input);
  if (act === 'processLists') return callApi(processSandboxLists, input);
  if (act === 'decide') return callApi(decideInSandbox, input as CallInput<typeof decideInSandbox>);
  if (act === 'moveDeadline')
    return callApi(moveSandboxDeadline, input as CallInput<typeof moveSandboxDeadline>);
  return callApi(setSandboxPeriod, input as CallInput<typeof setSandboxPeriod>);
};

/** What the part 'Ambiente de testes' asks for. */
export const adapters = {
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
