import { ListContextProvider, useDataProvider } from 'ra-core';
import { useId } from 'react';
import type { WebhookDelivery } from '../../../contract/entities/webhook';
import { webhookFailures } from '../../../contract/rules/webhookEvents';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Pagination } from '../../../src/kit/pagination/Pagination';
import { Button } from '../../../src/ui/buttons/Button';
import { Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../src/ui/table/Table';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { PlainAct } from '../blocks/PlainAct';
import { usePagedList } from '../blocks/usePagedList';
import type { PartProps } from '../blocks/where';
import { webhookTexts as texts } from './texts';

interface DeliveriesProps extends PartProps {
  /** Asks for the addresses and the messages anew. */
  onRefresh: () => void;
}

/** The messages to the provider's addresses, with what became of them. */
export const Deliveries = ({ where, mayUpdate, onRefresh }: DeliveriesProps) => {
  const id = useId();
  const { list, query } = usePagedList<WebhookDelivery>('integration/deliveries', where);
  return (
    <section aria-labelledby={id} tabIndex={-1}>
      <Stack>
        <h3 id={id}>{texts.deliveries}</h3>
        <Text tone="secondary">{texts.aboutDeliveries}</Text>
        <Row>
          <Button variant="outlined" loading={query.isFetching} onClick={onRefresh}>
            {texts.refresh}
          </Button>
        </Row>
        <RetryAlert queries={[query]} />
        {list.isPending && <TableSkeleton />}
        {list.data?.length === 0 && <Text>{texts.noDeliveries}</Text>}
        {list.data && list.data.length > 0 && (
          <ListContextProvider value={list}>
            <DeliveryTable {...{ where, mayUpdate, onRefresh }} deliveries={list.data} />
            <Pagination list={texts.deliveries} />
          </ListContextProvider>
        )}
      </Stack>
    </section>
  );
};

interface DeliveryTableProps extends DeliveriesProps {
  deliveries: readonly WebhookDelivery[];
}

const DeliveryTable = ({ deliveries, where, mayUpdate, onRefresh }: DeliveryTableProps) => {
  const dataProvider = useDataProvider();
  const resend = ({ id, webhookId }: WebhookDelivery) =>
    dataProvider.update('integration/webhooks', {
      id: webhookId,
      data: { ...where, act: 'resend', deliveryId: id },
      previousData: { id: webhookId },
    });
  return (
    <Table
      name={texts.deliveries}
      headings={[
        { key: 'when', text: texts.when },
        { key: 'to', text: texts.to },
        { key: 'type', text: texts.type },
        { key: 'request', text: texts.request },
        { key: 'result', text: texts.result },
        { key: 'id', text: texts.id },
        ...(mayUpdate ? [{ key: 'act', text: texts.actions, isUnseen: true }] : []),
      ]}
    >
      {deliveries.map((delivery) => (
        <DataRow
          key={delivery.id}
          cells={[
            { key: 'when', label: texts.when, content: formatMoment(delivery.createdOn) },
            {
              key: 'to',
              label: texts.to,
              className: 'integration-address',
              content: delivery.url,
            },
            { key: 'type', label: texts.type, content: texts.types[delivery.type] },
            { key: 'request', label: texts.request, content: delivery.applicationId ?? '–' },
            { key: 'result', label: texts.result, className: 'sentence', content: resultOf(delivery) },
            { key: 'id', label: texts.id, content: <code>{delivery.messageId}</code> },
            ...(mayUpdate
              ? [
                  {
                    key: 'act',
                    label: '',
                    content: delivery.state !== 'pending' && (
                      <PlainAct
                        text={texts.resend}
                        subject={delivery.messageId}
                        done={texts.resent}
                        run={() => resend(delivery)}
                        onDone={onRefresh}
                      />
                    ),
                  },
                ]
              : []),
          ]}
        />
      ))}
    </Table>
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
