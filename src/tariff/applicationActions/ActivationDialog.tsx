import { useTranslate } from 'ra-core';
import type { Application } from '../../../contract/entities/application';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { type ActedOn, ActionSubject } from './ActionSubject';
import { ActivationFields, withoutReason } from './ActivationFields';
import { activationSchema } from './activationSchema';
import { useApplicationAction } from './useApplicationAction';

interface ActivationDialogProps extends DialogControl {
  detail: ActedOn & { application: Pick<Application, 'eligibilityNotificationSentDate'> };
}

/** Asks for the activation date, today by default, and the reason for a delay (spec 5, Activation dialog). */
export const ActivationDialog = ({ detail, ...control }: ActivationDialogProps) => {
  const translate = useTranslate();
  const { application } = detail;
  const sentDate = application.eligibilityNotificationSentDate;
  const notifiedOn = sentDate ? new Date(sentDate) : null;
  const action = useApplicationAction('activate', control.close);
  return (
    <ActionDialog
      {...control}
      title={translate('applicationActions.activation.title')}
      about={
        <ActionSubject
          application={detail.application}
          kind={detail.kind}
          consequences={[translate('applicationActions.activation.consequence')]}
        />
      }
      schema={activationSchema(notifiedOn, new Date())}
      defaultValues={{
        applicationId: application.id,
        activationStartDate: lisbonDate(new Date()),
        ...withoutReason,
      }}
      action={action}
    >
      <ActivationFields notifiedOn={notifiedOn} />
    </ActionDialog>
  );
};
