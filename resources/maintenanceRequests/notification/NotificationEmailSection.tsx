import { useTranslate } from 'ra-core';
import { Section } from '../../../src/ui/page/Section';
import { NotificationEmailForm } from './NotificationEmailForm';
import { useNotificationEmail } from './useNotificationEmail';

/** The section with the provider's notification e-mail (spec 2.7). */
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
