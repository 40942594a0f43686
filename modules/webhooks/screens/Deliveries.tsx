import { useDataProvider } from 'ra-core';
import { useId } from 'react';
import { webhookFailures } from '../../../contract/rules/webhookEvents';
import { RunButton } from '../../../src/kit/actions/RunButton';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Stack, Text } from '../../../src/ui/layout/Stack';
import { PagedTable } from '../../integration/screens/blocks/PagedTable';
import type { PartProps } from '../../integration/screens/blocks/where';
import type { WebhookDelivery } from '../contract/webhook';
import { webhookTexts as texts } from './texts';

interface DeliveriesProps extends PartProps {
  /** Asks for the addresses and the messages anew. */
  onRefresh: () => void;
}

/** The messages to the provider's addresses, with what became of them. */
export const Deliveries = ({ where, mayUpdate, onRefresh }: DeliveriesProps) => {
  const id = useId();
  const dataProvider = useDataProvider();
  const resend = ({ id: deliveryId, webhookId }: WebhookDelivery) =>
    dataProvider.update('integration/webhooks', {
      id: webhookId,
      data: { ...where, act: 'resend', deliveryId },
      previousData: { id: webhookId },
    });
  const again = {
    heading: texts.actions,
    isUnseen: true,
    content: (delivery: WebhookDelivery) =>
      delivery.state !== 'pending' && (
        <RunButton
          label={texts.resend}
          subject={delivery.messageId}
          run={() => resend(delivery)}
          successMessage={texts.resent}
          onSuccess={onRefresh}
        />
      ),
  };
  return (
    <section aria-labelledby={id} tabIndex={-1}>
      <Stack>
        <h3 id={id}>{texts.deliveries}</h3>
        <Text tone="secondary">{texts.aboutDeliveries}</Text>
        <PagedTable<WebhookDelivery>
          resource="integration/deliveries"
          filter={where}
          name={texts.deliveries}
          none={texts.noDeliveries}
          columns={mayUpdate ? [...columns, again] : columns}
          onRefresh={onRefresh}
        />
      </Stack>
    </section>
  );
};

const resultOf = ({ state, attempts, lastStatus, lastFailure, nextAttemptOn }: WebhookDelivery) =>
  [
    texts.states[state],
    texts.attempts(attempts),
    lastStatus !== null && texts.answered(lastStatus),
    lastFailure !== null && webhookFailures[lastFailure],
    nextAttemptOn !== null && texts.nextAttempt(formatMoment(nextAttemptOn)),
  ]
    .filter(Boolean)
    .join(' · ');

const columns = [
  { heading: texts.when, content: ({ createdOn }: WebhookDelivery) => formatMoment(createdOn) },
  { heading: texts.to, className: 'integration-address', content: ({ url }: WebhookDelivery) => url },
  { heading: texts.type, content: ({ type }: WebhookDelivery) => texts.types[type] },
  { heading: texts.request, content: ({ applicationId }: WebhookDelivery) => applicationId ?? '–' },
  { heading: texts.result, className: 'sentence', content: resultOf },
  { heading: texts.id, content: ({ messageId }: WebhookDelivery) => <code>{messageId}</code> },
];
