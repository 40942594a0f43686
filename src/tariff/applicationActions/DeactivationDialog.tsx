import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { deactivationBody } from '../../../contract/entities/applicationAction';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { DateInput } from '../../kit/inputs/DateInput';
import { type ActedOn, ActionSubject } from './ActionSubject';
import { daySchema, ReasonInput } from './actionFields';
import { deactivationTexts } from './texts';
import { useApplicationAction } from './useApplicationAction';

interface DeactivationDialogProps extends DialogControl {
  detail: ActedOn;
  /** The start of the tariff; null until it is loaded. */
  activatedOn: Date | null;
}

/** Asks for the end date of the tariff and an optional reason (spec 5, Deactivation dialog). */
export const DeactivationDialog = ({ detail, activatedOn, ...control }: DeactivationDialogProps) => {
  const action = useApplicationAction('deactivate', control.close);
  const first = activatedOn ? lisbonDate(activatedOn) : undefined;
  return (
    <ActionDialog
      {...control}
      title={deactivationTexts.title}
      takesAway
      about={
        <ActionSubject
          application={detail.application}
          kind={detail.kind}
          consequences={[deactivationTexts.consequence]}
        />
      }
      schema={deactivationSchema(activatedOn, new Date())}
      defaultValues={{
        applicationId: detail.application.id,
        activationEndDate: null,
        activationEndReasonId: null,
      }}
      action={action}
    >
      <DateInput source="activationEndDate" min={first} max={lisbonDate(new Date())} required />
      <RevalidateOn source="activationEndDate" value={first} />
      <ReasonInput source="activationEndReasonId" reasons="inactivationReasons" />
    </ActionDialog>
  );
};

/** Returns the schema of the deactivation dialog (spec 5, Deactivation dialog). */
const deactivationSchema = (activatedOn: Date | null, now: Date) =>
  deactivationBody.extend({
    activationEndDate: daySchema({
      first: activatedOn,
      last: now,
      outside: deactivationTexts.outside,
    }),
  });

interface RevalidateOnProps {
  source: string;
  /** What the field's rules depend on besides the form, as a key that changes with it. */
  value: string | undefined;
}

/** Validates a field again when external data that its rules use changes, if it was validated before. */
const RevalidateOn = ({ source, value }: RevalidateOnProps) => {
  const { trigger, getFieldState, formState } = useFormContext();
  const { isSubmitted } = formState;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the external data changes
  useEffect(() => {
    if (isSubmitted || getFieldState(source).isTouched) void trigger(source);
  }, [value]);
  return null;
};
