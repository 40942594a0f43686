import { useTranslate } from 'ra-core';
import { Section } from '../../../src/kit/layout/Section';
import { NotificationEmailForm } from './NotificationEmailForm';
import { useNotificationEmail } from './useNotificationEmail';

/** Where a provider is told of its maintenance requests (spec 2.7, section 1). */
export const NotificationEmailSection = () => {
  const translate = useTranslate();
  const { stored, isPending, mayEdit, obstacle } = useNotificationEmail();
  return (
    <Section
      title={translate('maintenance.notification.title')}
      description={translate(`maintenance.notification.${(!isPending && obstacle) || 'hint'}`)}
    >
      <NotificationEmailForm key={isPending ? 'pending' : 'loaded'} stored={stored} mayEdit={mayEdit} />
    </Section>
  );
};
