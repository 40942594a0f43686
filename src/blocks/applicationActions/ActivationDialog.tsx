import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { Application } from '../../../contract/entities/application';
import { fieldLabels } from '../../../contract/fieldLabels';
import { fieldLengths } from '../../../contract/rules/limits';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { ActivationValues } from '../../../providers/dataProvider/applicationActionValues';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { useResetOnChange } from '../../kit/form/useResetOnChange';
import { DateInput } from '../../kit/inputs/DateInput';
import { LongTextInput } from '../../kit/inputs/LongTextInput';
import { activationSchema, isLateActivation, isOtherReason } from './activationSchema';
import { ReasonInput } from './ReasonInput';
import { useApplicationAction } from './useApplicationAction';

interface ActivationDialogProps extends DialogControl {
  application: Application;
}

/** Asks since when the tariff is active, and why so late (spec 5, Activation modal). */
export const ActivationDialog = ({ application, ...control }: ActivationDialogProps) => {
  const translate = useTranslate();
  const sentDate = application.eligibilityNotificationSentDate;
  const notifiedOn = sentDate ? new Date(sentDate) : null;
  const action = useApplicationAction<ActivationValues>({
    resource: 'applicationActivations',
    name: 'activate',
    close: control.close,
  });
  return (
    <ActionDialog
      {...control}
      title={translate('applicationActions.activation.title')}
      schema={activationSchema(notifiedOn, new Date())}
      defaultValues={{ applicationId: application.id, day: null, reasonId: null, otherReason: null }}
      action={action}
    >
      <ActivationFields notifiedOn={notifiedOn} />
    </ActionDialog>
  );
};

const withoutReason = { reasonId: null, otherReason: null };
const withoutOtherReason = { otherReason: null };

const ActivationFields = ({ notifiedOn }: { notifiedOn: Date | null }) => {
  const translate = useTranslate();
  const [day, reasonId] = useWatch<ActivationValues, ['day', 'reasonId']>({ name: ['day', 'reasonId'] });
  useResetOnChange('day', withoutReason);
  useResetOnChange('reasonId', withoutOtherReason);
  const isLate = isLateActivation(notifiedOn, day);
  return (
    <>
      <DateInput
        source="day"
        label={fieldLabels.activationStartDate}
        min={notifiedOn ? lisbonDate(notifiedOn) : undefined}
        max={lisbonDate(new Date())}
        required
      />
      {isLate && (
        <>
          <Alert severity="warning">{translate('applicationActions.activation.late')}</Alert>
          <ReasonInput
            source="reasonId"
            label={fieldLabels.activationStartReasonId}
            reasons="activationReasons"
            required
          />
        </>
      )}
      {isLate && isOtherReason(reasonId) && (
        <LongTextInput
          source="otherReason"
          label={fieldLabels.activationStartOtherReason}
          maxLength={fieldLengths.otherReason}
          required
        />
      )}
    </>
  );
};
