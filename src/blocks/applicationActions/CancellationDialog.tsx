import { useTranslate } from 'ra-core';
import { fieldLabels } from '../../../contract/fieldLabels';
import type { CancellationValues } from '../../../providers/dataProvider/applicationActionValues';
import type { DialogControl } from '../../kit/actions/ActionButton';
import { ActionDialog } from '../../kit/actions/ActionDialog';
import { cancellationSchema } from './cancellationSchema';
import { ReasonInput } from './ReasonInput';
import { useApplicationAction } from './useApplicationAction';

interface CancellationDialogProps extends DialogControl {
  applicationId: number;
}

/** Asks why the request is cancelled, today (spec 5, Cancellation modal). */
export const CancellationDialog = ({ applicationId, ...control }: CancellationDialogProps) => {
  const translate = useTranslate();
  const action = useApplicationAction<CancellationValues>({
    resource: 'applicationCancellations',
    name: 'cancel',
    close: control.close,
  });
  return (
    <ActionDialog
      {...control}
      title={translate('applicationActions.cancellation.title')}
      schema={cancellationSchema}
      defaultValues={{ applicationId, reasonId: null }}
      action={action}
    >
      <ReasonInput
        source="reasonId"
        label={fieldLabels.cancellationReasonId}
        reasons="cancellationReasons"
        required
      />
    </ActionDialog>
  );
};
