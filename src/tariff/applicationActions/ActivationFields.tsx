import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { Activation } from '../../../contract/entities/applicationAction';
import { fieldLengths } from '../../../contract/rules/limits';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import { useResetOnChange } from '../../kit/form/useResetOnChange';
import { DateInput } from '../../kit/inputs/DateInput';
import { LongTextInput } from '../../kit/inputs/TextInput';
import { Alert } from '../../ui/alert/Alert';
import { isLateActivation, isOtherReason } from './activationSchema';
import { ReasonInput } from './ReasonInput';

const withoutOtherReason = { activationStartOtherReason: null };
/** The form values without a reason for a delay. */
export const withoutReason = { activationStartReasonId: null, ...withoutOtherReason };

const watched = ['activationStartDate', 'activationStartReasonId'] as const;

interface ActivationFieldsProps {
  /** The earliest notification, from which the deadline counts. */
  notifiedOn: Date | null;
  /** The first day that can be chosen, if different: for several requests, the day of the latest notification. */
  first?: Date | null;
}

/** The date of an activation, and the reason for the delay if it is late (spec 5, Activation dialog). */
export const ActivationFields = ({ notifiedOn, first = notifiedOn }: ActivationFieldsProps) => {
  const translate = useTranslate();
  const [day, reasonId] = useWatch<Activation, typeof watched>({ name: watched });
  useResetOnChange('activationStartDate', withoutReason);
  useResetOnChange('activationStartReasonId', withoutOtherReason);
  const isLate = isLateActivation(notifiedOn, day);
  return (
    <>
      <DateInput
        source="activationStartDate"
        min={first ? lisbonDate(first) : undefined}
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
