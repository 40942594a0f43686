import {
  createWebhook as createCall,
  listWebhooks as listCall,
  listWebhookDeliveries,
  removeWebhook as removeCall,
  resendWebhooks,
  rotateWebhookSecret as rotateCall,
  sendTestWebhook,
  updateWebhook as updateCall,
} from '../../contract/calls/webhooks';
import type { AppParts } from '../http/appParts';
import type { Mount } from '../http/mount';
import { presentDelivery, presentWebhook } from '../presenters/presentWebhook';
import {
  createWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type WebhookWithSecret,
} from '../services/webhooks/manageWebhooks';
import { listDeliveries, resendMessages, sendTest } from '../services/webhooks/webhookDeliveries';

/** The calls about the addresses that systems of providers are told at, and about their messages. */
export const webhookRoutes = (mount: Mount, { settings }: AppParts): void => {
  const { tokenKeys, allowsPrivateWebhooks } = settings;
  const present = ({ webhook, secret }: WebhookWithSecret) => ({ webhook: presentWebhook(webhook), secret });
  mount.call(listCall, async (context, input) => (await listWebhooks(context, input)).map(presentWebhook));
  mount.call(createCall, async (context, input) =>
    present(await createWebhook({ ...context, tokenKeys, allowsPrivateWebhooks }, input)),
  );
  mount.call(updateCall, async (context, input) =>
    presentWebhook(await updateWebhook({ ...context, tokenKeys, allowsPrivateWebhooks }, input)),
  );
  mount.call(rotateCall, async (context, input) =>
    present(await rotateWebhookSecret({ ...context, tokenKeys }, input)),
  );
  mount.call(removeCall, removeWebhook);
  mount.call(listWebhookDeliveries, async (context, input) => {
    const { items, totalItems } = await listDeliveries(context, input);
    return { items: items.map(presentDelivery), totalItems };
  });
  mount.call(resendWebhooks, resendMessages);
  mount.call(sendTestWebhook, sendTest);
};
