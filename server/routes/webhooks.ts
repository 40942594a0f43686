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
import type { SignedInContext } from '../services/context/serviceContext';
import { inEnvironment } from '../services/sandbox/inEnvironment';
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
  const inside = async (context: SignedInContext, input: Parameters<typeof inEnvironment>[1]) =>
    inEnvironment({ ...context, tokenKeys, allowsPrivateWebhooks }, input);
  mount.call(listCall, async (context, input) =>
    (await listWebhooks(await inside(context, input), input)).map(presentWebhook),
  );
  mount.call(createCall, async (context, input) =>
    present(await createWebhook(await inside(context, input), input)),
  );
  mount.call(updateCall, async (context, input) =>
    presentWebhook(await updateWebhook(await inside(context, input), input)),
  );
  mount.call(rotateCall, async (context, input) =>
    present(await rotateWebhookSecret(await inside(context, input), input)),
  );
  mount.call(removeCall, async (context, input) => removeWebhook(await inside(context, input), input));
  mount.call(listWebhookDeliveries, async (context, input) => {
    const { items, totalItems } = await listDeliveries(await inside(context, input), input);
    return { items: items.map(presentDelivery), totalItems };
  });
  mount.call(resendWebhooks, async (context, input) => resendMessages(await inside(context, input), input));
  mount.call(sendTestWebhook, async (context, input) => sendTest(await inside(context, input), input));
};
