import { useGetList, useTranslate } from 'ra-core';
import type { MailNotification } from '../../../contract/entities/mailNotification';
import { DetailTable } from '../../kit/detail/DetailTable';
import type { Field } from '../../kit/fields/Field';
import { useNotifyFailure } from '../../kit/notifications/useNotifyFailure';
import { type Listed, onePage } from './onePage';

const columns: readonly Field<Listed<MailNotification>>[] = [
  { source: 'subject', label: 'applicationDetail.mails.subject' },
  { source: 'actualShippingDate', label: 'applicationDetail.mails.sentOn', kind: 'moment' },
  { source: 'to', label: 'applicationDetail.mails.recipient' },
];

/** The messages that were sent about an application (spec 2.8). */
export const MailNotifications = ({ applicationId }: { applicationId: number }) => {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const list = useGetList<Listed<MailNotification>, Error>(
    'mailNotifications',
    { filter: { applicationId }, pagination: onePage },
    { onError: (error) => notifyFailure(error, 'applicationDetail.failure.data') },
  );
  return (
    <DetailTable
      title={translate('applicationDetail.card.mails')}
      list={list}
      columns={columns}
      empty={translate('applicationDetail.mails.none')}
    />
  );
};
