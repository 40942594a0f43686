import type { GetListParams, Identifier } from 'ra-core';
import type { CallInput } from '../../../contract/calls/defineCall';
import type { Adapters } from '../../../providers/dataProvider/ResourceAdapter';
import { foundPage, wholeList } from '../../../providers/dataProvider/responses';
import { callApi } from '../../../providers/http/callApi';
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  resendWebhooks,
  rotateWebhookSecret,
  sendTestWebhook,
  updateWebhook,
} from '../contract/calls';

/** Whose systems, and in which environment; part of every input. */
type Where = Pick<CallInput<typeof listWebhooks>, 'environment' | 'providerId'>;

type WebhookChange = Where &
  (
    | { act: 'rotate' | 'test' | 'remove' }
    | { act: 'resend'; deliveryId?: number }
    | ({ act: 'change' } & Omit<CallInput<typeof updateWebhook>, 'id'>)
  );

type Listing = Pick<GetListParams, 'filter' | 'pagination'> & { signal?: AbortSignal };

const pageOf = ({ pagination }: Listing) => ({
  pageNumber: pagination?.page ?? 1,
  pageSize: pagination?.perPage ?? 10,
});

const changeWebhook = (id: number, change: WebhookChange) => {
  const { act, ...input } = change;
  const body = { ...input, id };
  if (act === 'rotate') return callApi(rotateWebhookSecret, body);
  if (act === 'test') return callApi(sendTestWebhook, body);
  if (act === 'remove') return callApi(removeWebhook, body);
  if (act === 'resend') {
    const { id: webhookId, ...rest } = body;
    return callApi(resendWebhooks, 'deliveryId' in rest ? rest : { ...rest, webhookId });
  }
  return callApi(updateWebhook, body);
};

/** What the part 'Webhooks' asks for; every filter and every change says whose systems are meant. */
export const adapters = {
  'integration/webhooks': {
    getList: async ({ filter, signal }: Listing) =>
      wholeList(await callApi(listWebhooks, filter as Where, { signal })),
    /** Answers the address with the secret that its messages are signed with. */
    create: async ({ data }: { data: CallInput<typeof createWebhook> }) => {
      const { webhook, secret } = await callApi(createWebhook, data);
      return { data: { ...webhook, secret } };
    },
    update: async ({ id, data }: { id: Identifier; data: WebhookChange }) => {
      const answer = await changeWebhook(Number(id), data);
      return {
        data: { id, ...(typeof answer === 'object' && 'secret' in answer && { secret: answer.secret }) },
      };
    },
  },
  'integration/deliveries': {
    getList: async (listing: Listing) =>
      foundPage(
        await callApi(
          listWebhookDeliveries,
          { ...listing.filter, ...pageOf(listing) },
          { signal: listing.signal },
        ),
      ),
  },
} satisfies Adapters;
