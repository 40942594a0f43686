import { useTranslate, useUpdate } from 'ra-core';
import { isEmail } from '../../../contract/rules/email';
import { fieldLengths } from '../../../contract/rules/limits';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { NotificationEmailRecord } from '../../../providers/dataProvider/onDemand/notificationEmails';
import { useAction } from '../../../src/kit/actions/useAction';
import type { FieldErrors } from '../../../src/kit/form/fieldErrors';
import { SimpleForm } from '../../../src/kit/form/SimpleForm';
import { TextInput } from '../../../src/kit/inputs/TextInput';
import { Button } from '../../../src/ui/buttons/Button';
import { Section } from '../../../src/ui/page/Section';
import '../maintenance.css';
import { useNotificationEmail } from './providerFacts';
import { notificationTexts } from './texts';

/** The section with the provider's notification e-mail (spec 2.7). */
export const NotificationEmailSection = () => {
  const { stored, isPending, mayEdit, obstacle } = useNotificationEmail();
  return (
    <Section
      title={notificationTexts.title}
      description={notificationTexts[(!isPending && obstacle) || 'hint']}
    >
      <NotificationEmailForm key={isPending ? 'pending' : 'loaded'} stored={stored} mayEdit={mayEdit} />
    </Section>
  );
};

interface NotificationEmailFormProps {
  stored: NotificationEmailRecord | undefined;
  mayEdit: boolean;
}

/** The e-mail and 'Gravar', which creates or updates it. */
const NotificationEmailForm = ({ stored, mayEdit }: NotificationEmailFormProps) => {
  const translate = useTranslate();
  const [update] = useUpdate<NotificationEmailRecord>();
  const { start, isRunning } = useAction({
    run: ({ email }: { email: string }) =>
      update(
        'notificationEmails',
        { id: 'own', data: { emailId: stored?.emailId ?? null, email }, previousData: stored },
        { returnPromise: true },
      ),
    successMessage: notificationTexts.success,
    failureMessage: notificationTexts.failure,
  });
  return (
    <SimpleForm
      validate={validateNotificationEmail}
      defaultValues={{ email: stored?.email ?? '' }}
      onSubmit={start}
    >
      <div className="field-row">
        <div>
          <TextInput
            type="email"
            source="email"
            maxLength={fieldLengths.email}
            autoComplete="email"
            required
            disabled={!mayEdit}
          />
        </div>
        <Button type="submit" variant="outlined" disabled={!mayEdit} loading={isRunning}>
          {translate('maintenance.save')}
        </Button>
      </div>
    </SimpleForm>
  );
};

/** Returns what is wrong with the notification e-mail (spec 5). */
const validateNotificationEmail = ({ email }: { email: string }): FieldErrors => {
  if (!email) return { email: validationMessages.required };
  return isEmail(email) ? {} : { email: validationMessages.email };
};
