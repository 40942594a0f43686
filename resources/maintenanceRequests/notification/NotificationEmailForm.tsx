import { useTranslate, useUpdate } from 'ra-core';
import { fieldLengths } from '../../../contract/rules/limits';
import type { NotificationEmailRecord } from '../../../providers/dataProvider/maintenance';
import { useAction } from '../../../src/kit/actions/useAction';
import { EmailInput } from '../../../src/kit/form/EmailInput';
import { ValidatedForm } from '../../../src/kit/form/ValidatedForm';
import { Button } from '../../../src/ui/buttons/Button';
import { FieldRow } from '../period/FieldRow';
import { validateNotificationEmail } from './validateNotificationEmail';

interface NotificationEmailFormProps {
  stored: NotificationEmailRecord | undefined;
  mayEdit: boolean;
}

/** The e-mail and 'Gravar', which creates or updates it. */
export const NotificationEmailForm = ({ stored, mayEdit }: NotificationEmailFormProps) => {
  const translate = useTranslate();
  const [update] = useUpdate<NotificationEmailRecord>();
  const { start, isRunning } = useAction({
    run: ({ email }: { email: string }) =>
      update(
        'notificationEmails',
        { id: 'own', data: { emailId: stored?.emailId ?? null, email }, previousData: stored },
        { returnPromise: true },
      ),
    successMessage: 'maintenance.notification.success',
    failureMessage: 'maintenance.notification.failure',
  });
  return (
    <ValidatedForm
      validate={validateNotificationEmail}
      defaultValues={{ email: stored?.email ?? '' }}
      onSubmit={start}
    >
      <FieldRow
        button={
          <Button type="submit" variant="contained" disabled={!mayEdit} loading={isRunning}>
            {translate('maintenance.save')}
          </Button>
        }
      >
        <EmailInput source="email" maxLength={fieldLengths.email} isOwn required disabled={!mayEdit} />
      </FieldRow>
    </ValidatedForm>
  );
};
