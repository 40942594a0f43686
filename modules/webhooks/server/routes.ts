import type { AppParts } from '../../../server/http/appParts';
import type { Mount } from '../../../server/http/mount';
import type { SignedInContext } from '../../../server/services/context/serviceContext';
import { inEnvironment } from '../../integration/server/environment/inEnvironment';
import {
  createWebhook as createCall,
  listWebhooks as listCall,
  listWebhookDeliveries,
  removeWebhook as removeCall,
  resendWebhooks,
  rotateWebhookSecret as rotateCall,
  sendTestWebhook,
  updateWebhook as updateCall,
} from '../contract/calls';
import {
  createWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type WebhookWithSecret,
} from './manageWebhooks';
import { presentDelivery, presentWebhook } from './presentWebhook';
import { listDeliveries, resendMessages, sendTest } from './webhookDeliveries';

/** The calls about the addresses that systems of providers are told at, and about their messages. */
export const webhookRoutes = (mount: Mount, { settings }: AppParts): void => {
  const { tokenKeys } = settings;
  /** The context of the environment that a call is about, with the keys of its secrets. */
  const within = async (context: SignedInContext, input: Parameters<typeof inEnvironment>[1]) =>
    inEnvironment({ ...context, tokenKeys }, input);
  const present = ({ webhook, secret }: WebhookWithSecret) => ({ webhook: presentWebhook(webhook), secret });
  mount.call(listCall, async (context, input) =>
    (await listWebhooks(await within(context, input), input)).map(presentWebhook),
  );
  mount.call(createCall, async (context, input) =>
    present(await createWebhook(await within(context, input), input)),
  );
  mount.call(updateCall, async (context, input) =>
    presentWebhook(await updateWebhook(await within(context, input), input)),
  );
  mount.call(rotateCall, async (context, input) =>
    present(await rotateWebhookSecret(await within(context, input), input)),
  );
  mount.call(removeCall, async (context, input) => removeWebhook(await within(context, input), input));
  mount.call(listWebhookDeliveries, async (context, input) => {
    const { items, totalItems } = await listDeliveries(await within(context, input), input);
    return { items: items.map(presentDelivery), totalItems };
  });
  mount.call(resendWebhooks, async (context, input) => resendMessages(await within(context, input), input));
  mount.call(sendTestWebhook, async (context, input) => sendTest(await within(context, input), input));
};
