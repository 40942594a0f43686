import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import type { ToActivateRow } from '../../../contract/entities/application';
import type { Activation } from '../../../contract/entities/applicationAction';
import { lisbonDate } from '../../../contract/rules/lisbonDay';
import type { FailedActivation } from '../../../providers/dataProvider/applicationActions';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import type { DialogControl } from '../../../src/kit/actions/ActionButton';
import { ActionDialog } from '../../../src/kit/actions/ActionDialog';
import { useAction } from '../../../src/kit/actions/useAction';
import { ActionSubject } from '../../../src/tariff/applicationActions/ActionSubject';
import {
  ActivationFields,
  activationSchema,
  isLateActivation,
  withoutReason,
} from '../../../src/tariff/applicationActions/ActivationDialog';
import { activationTexts } from '../../../src/tariff/applicationActions/texts';
import { Stack, Text } from '../../../src/ui/layout/Stack';
import { toActivateTexts } from './texts';

interface ActivationsDialogProps extends DialogControl {
  /** At least one request. */
  rows: readonly ToActivateRow[];
  /** Called with the activations that failed. */
  onEnd: (failed: readonly FailedActivation[]) => void;
}

/**
 * The activation dialog of spec 5 for one or several requests: today by default, with a reason for the late
 * ones only.
 */
export const ActivationsDialog = ({ rows, onEnd, ...control }: ActivationsDialogProps) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [row] = rows;
  const moments = rows.map(({ eligibilityNotificationSentDate }) =>
    Date.parse(eligibilityNotificationSentDate),
  );
  const [earliest, latest] = [new Date(Math.min(...moments)), new Date(Math.max(...moments))];
  const action = useAction<Activation>({
    run: async (values) => {
      const failed = await dataProvider.activateEach(rows.map((one) => activationOf(one, values)));
      if (failed.length === 0) notify('applicationActions.toast.activate.success', { type: 'success' });
      else if (failed.length < rows.length) notify(toActivateTexts.partial, { type: 'warning' });
      else notify(failed[0]?.reason ?? 'applicationActions.toast.activate.failure', { type: 'error' });
      onEnd(failed);
      refresh();
    },
    failureMessage: 'applicationActions.toast.activate.failure',
  });
  if (!row) return null;
  return (
    <ActionDialog
      {...control}
      title={activationTexts.title}
      isIrreversible
      about={
        rows.length === 1 ? (
          <ActionSubject application={row} kind="request" consequences={[activationTexts.consequence]} />
        ) : (
          <Stack gap="tight" className="action-subject">
            <Text isStrong>{toActivateTexts.count(rows.length)}</Text>
            <Text>{toActivateTexts.consequence}</Text>
          </Stack>
        )
      }
      schema={activationSchema(earliest, new Date(), latest)}
      defaultValues={{ applicationId: row.id, activationStartDate: lisbonDate(new Date()), ...withoutReason }}
      action={action}
    >
      <ActivationFields notifiedOn={earliest} first={latest} />
    </ActionDialog>
  );
};

/** Returns the activation of one of the requests, with a reason only if that one is late. */
const activationOf = (
  { id, eligibilityNotificationSentDate }: ToActivateRow,
  values: Activation,
): Activation => ({
  ...values,
  applicationId: id,
  ...(!isLateActivation(new Date(eligibilityNotificationSentDate), values.activationStartDate) &&
    withoutReason),
});
