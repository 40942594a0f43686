import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Application } from '../../../contract/entities/application';
import { type Activation, activation } from '../../../contract/entities/applicationAction';
import { isPastActivationDeadline, otherActivationReasonIds } from '../../../contract/rules/activation';
import { fieldLengths } from '../../../contract/rules/limits';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { DateInput } from '../../kit/inputs/DateInput';
import { isDay } from '../../kit/inputs/dayText';
import { TextInput } from '../../kit/inputs/TextInput';
import { Alert } from '../../ui/alert/Alert';
import { type ActedOn, ActionSubject } from './ActionSubject';
import { daySchema, noonOf, ReasonInput } from './actionFields';
import { activationTexts } from './texts';
import { useApplicationAction } from './useApplicationAction';

interface ActivationDialogProps extends DialogControl {
  detail: ActedOn & { application: Pick<Application, 'eligibilityNotificationSentDate'> };
}

/** Asks for the activation date, today by default, and the reason for a delay (spec 5, Activation dialog). */
export const ActivationDialog = ({ detail, ...control }: ActivationDialogProps) => {
  const { application } = detail;
  const sentDate = application.eligibilityNotificationSentDate;
  const notifiedOn = sentDate ? new Date(sentDate) : null;
  const action = useApplicationAction('activate', control.close);
  return (
    <ActionDialog
      {...control}
      title={activationTexts.title}
      isIrreversible
      about={
        <ActionSubject
          application={detail.application}
          kind={detail.kind}
          consequences={[activationTexts.consequence]}
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
          <Alert severity="warning">{activationTexts.late}</Alert>
          <ReasonInput source="activationStartReasonId" reasons="activationReasons" required />
        </>
      )}
      {isLate && isOtherReason(reasonId) && (
        <TextInput
          multiline
          source="activationStartOtherReason"
          maxLength={fieldLengths.otherReason}
          required
        />
      )}
    </>
  );
};

/** Resets dependent fields to given values whenever the field that they depend on changes. */
const useResetOnChange = (source: string, dependants: Readonly<Record<string, unknown>>): void => {
  const { setValue, clearErrors } = useFormContext();
  const value: unknown = useWatch({ name: source });
  const seen = useRef(value);
  useEffect(() => {
    if (seen.current === value) return;
    seen.current = value;
    for (const [name, reset] of Object.entries(dependants)) {
      setValue(name, reset);
      clearErrors(name);
    }
  }, [value, dependants, setValue, clearErrors]);
};

/** Returns whether an activation day is more than 10 days after the notification (spec 5, Activation dialog). */
export const isLateActivation = (notifiedOn: Date | null, day: string | null): boolean =>
  notifiedOn !== null && day !== null && isDay(day) && isPastActivationDeadline(notifiedOn, noonOf(day));

/** Returns whether a reason needs the free text 'Qual/Quais?' (spec 5 and 9). */
const isOtherReason = (reasonId: number | null | undefined): boolean =>
  typeof reasonId === 'number' && otherActivationReasonIds.includes(reasonId);

/**
 * Returns the schema of the activation dialog (spec 5, Activation dialog); `first` is the first day allowed,
 * if it is not the day of the notification.
 */
export const activationSchema = (notifiedOn: Date | null, now: Date, first = notifiedOn) =>
  activation
    .extend({
      activationStartDate: daySchema({
        first,
        last: now,
        outside: activationTexts.outside,
      }),
    })
    .check((context) => {
      const { activationStartDate, activationStartReasonId, activationStartOtherReason } = context.value;
      const miss = (field: keyof typeof context.value) =>
        context.issues.push({
          code: 'custom',
          path: [field],
          message: validationMessages.requiredInDialog,
          input: context.value,
        });
      if (isLateActivation(notifiedOn, activationStartDate) && !activationStartReasonId)
        miss('activationStartReasonId');
      if (isOtherReason(activationStartReasonId) && !activationStartOtherReason?.trim())
        miss('activationStartOtherReason');
    });
