import { useTranslate } from 'ra-core';
import { fieldLabels } from '../../../contract/fieldLabels';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { DeactivationValues } from '../../../providers/dataProvider/applicationActionValues';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { DateInput } from '../../kit/inputs/DateInput';
import { deactivationSchema } from './deactivationSchema';
import { ReasonInput } from './ReasonInput';
import { useApplicationAction } from './useApplicationAction';

interface DeactivationDialogProps extends DialogControl {
  applicationId: number;
  /** When the tariff began; null while that is not known. */
  activatedOn: Date | null;
}

/** Asks when the tariff ended, and perhaps why (spec 5, Deactivation modal). */
export const DeactivationDialog = ({ applicationId, activatedOn, ...control }: DeactivationDialogProps) => {
  const translate = useTranslate();
  const action = useApplicationAction<DeactivationValues>({
    resource: 'applicationDeactivations',
    name: 'deactivate',
    close: control.close,
  });
  return (
    <ActionDialog
      {...control}
      title={translate('applicationActions.deactivation.title')}
      schema={deactivationSchema(activatedOn, new Date())}
      defaultValues={{ applicationId, day: null, reasonId: null }}
      action={action}
    >
      <DateInput
        source="day"
        label={fieldLabels.activationEndDate}
        min={activatedOn ? lisbonDate(activatedOn) : undefined}
        max={lisbonDate(new Date())}
        required
      />
      <ReasonInput
        source="reasonId"
        label={fieldLabels.activationEndReasonId}
        reasons="inactivationReasons"
      />
    </ActionDialog>
  );
};
