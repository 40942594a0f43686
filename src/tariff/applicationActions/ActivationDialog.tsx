import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { Application } from '../../../contract/entities/application';
import type { Activation } from '../../../contract/entities/applicationAction';
import { fieldLengths } from '../../../contract/rules/limits';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { useResetOnChange } from '../../kit/form/useResetOnChange';
import { DateInput } from '../../kit/inputs/DateInput';
import { LongTextInput } from '../../kit/inputs/LongTextInput';
import { Alert } from '../../ui/alert/Alert';
import { type ActedOn, ActionSubject } from './ActionSubject';
import { activationSchema, isLateActivation, isOtherReason } from './activationSchema';
import { ReasonInput } from './ReasonInput';
import { useApplicationAction } from './useApplicationAction';

interface ActivationDialogProps extends DialogControl {
  detail: ActedOn & { application: Pick<Application, 'eligibilityNotificationSentDate'> };
}

/** Asks for the activation date, and for the reason of a delay (spec 5, Activation dialog). */
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
      defaultValues={{ applicationId: application.id, activationStartDate: null, ...withoutReason }}
      action={action}
    >
      <ActivationFields notifiedOn={notifiedOn} />
    </ActionDialog>
  );
};

const withoutOtherReason = { activationStartOtherReason: null };
const withoutReason = { activationStartReasonId: null, ...withoutOtherReason };

const watched = ['activationStartDate', 'activationStartReasonId'] as const;

const ActivationFields = ({ notifiedOn }: { notifiedOn: Date | null }) => {
  const translate = useTranslate();
  const [day, reasonId] = useWatch<Activation, typeof watched>({ name: watched });
  useResetOnChange('activationStartDate', withoutReason);
  useResetOnChange('activationStartReasonId', withoutOtherReason);
  const isLate = isLateActivation(notifiedOn, day);
  return (
    <>
      <DateInput
        source="activationStartDate"
        min={notifiedOn ? lisbonDate(notifiedOn) : undefined}
        max={lisbonDate(new Date())}
        required
      />
      {isLate && (
        <>
          <Alert severity="warning">{translate('applicationActions.activation.late')}</Alert>
          <ReasonInput source="activationStartReasonId" reasons="activationReasons" required />
        </>
      )}
      {isLate && isOtherReason(reasonId) && (
        <LongTextInput source="activationStartOtherReason" maxLength={fieldLengths.otherReason} required />
      )}
    </>
  );
};
