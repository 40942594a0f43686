import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
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
import { Alert } from '../../../src/ui/alert/Alert';
import { Checkbox } from '../../../src/ui/choice/Checkbox';
import { Bullets, Stack, Text } from '../../../src/ui/layout/Stack';
import './lateOnes.css';
import { toActivateTexts } from './texts';

interface ActivationsDialogProps extends DialogControl {
  /** At least one request. */
  rows: readonly ToActivateRow[];
  /** Called with the activations that failed, of those that were reported. */
  onEnd: (failed: readonly FailedActivation[], reported: readonly ToActivateRow[]) => void;
}

/**
 * The activation dialog of spec 5 for one or several requests: today by default, with a reason for the late
 * ones only, which can also be left for another time.
 */
export const ActivationsDialog = ({ rows, onEnd, ...control }: ActivationsDialogProps) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [onlyInTime, setOnlyInTime] = useState(false);
  const [row] = rows;
  const moments = rows.map(({ eligibilityNotificationSentDate }) =>
    Date.parse(eligibilityNotificationSentDate),
  );
  const [earliest, latest] = [new Date(Math.min(...moments)), new Date(Math.max(...moments))];
  // Of those in time none needs a reason.
  const notifiedOn = onlyInTime ? null : earliest;
  const reportedBy = ({ activationStartDate }: Activation) =>
    onlyInTime ? rows.filter((one) => !isLate(one, activationStartDate)) : rows;
  const action = useAction<Activation>({
    run: async (values) => {
      const reported = reportedBy(values);
      const failed = await dataProvider.activateEach(reported.map((one) => activationOf(one, values)));
      if (failed.length === 0) notify('applicationActions.toast.activate.success', { type: 'success' });
      else if (failed.length < reported.length) notify(toActivateTexts.partial, { type: 'warning' });
      else notify(failed[0]?.reason ?? 'applicationActions.toast.activate.failure', { type: 'error' });
      onEnd(failed, reported);
      refresh();
    },
    failureMessage: 'applicationActions.toast.activate.failure',
  });
  if (!row) return null;
  return (
    <ActionDialog
      {...control}
      title={activationTexts.title}
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
      schema={activationSchema(notifiedOn, new Date(), latest).refine(
        (values) => reportedBy(values).length > 0,
        { path: ['activationStartDate'], message: toActivateTexts.noneInTime },
      )}
      defaultValues={{ applicationId: row.id, activationStartDate: lisbonDate(new Date()), ...withoutReason }}
      action={action}
    >
      <ActivationFields
        notifiedOn={notifiedOn}
        first={latest}
        note={
          rows.length > 1 ? (
            <LateOnes rows={rows} onlyInTime={onlyInTime} setOnlyInTime={setOnlyInTime} />
          ) : undefined
        }
      />
    </ActionDialog>
  );
};

interface LateOnesProps {
  rows: readonly ToActivateRow[];
  onlyInTime: boolean;
  setOnlyInTime: (chosen: boolean) => void;
}

/** Says how many of several requests are late on the chosen day, and which, and lets the user leave them out. */
const LateOnes = ({ rows, onlyInTime, setOnlyInTime }: LateOnesProps) => {
  const day = useWatch<Activation, 'activationStartDate'>({ name: 'activationStartDate' });
  const late = rows.filter((row) => isLate(row, day));
  const inTime = rows.length - late.length;
  if (late.length === 0) return null;
  return (
    <>
      <Alert severity="warning" title={toActivateTexts.late(late.length, rows.length)}>
        <Bullets className="small late-ones">
          {late.map(({ id, fullName }) => (
            <li key={id}>{toActivateTexts.lateOne(id, fullName)}</li>
          ))}
        </Bullets>
        {!onlyInTime && <Text>{toActivateTexts.reasonForLate}</Text>}
      </Alert>
      {(inTime > 0 || onlyInTime) && (
        <Checkbox label={toActivateTexts.onlyInTime(inTime)} checked={onlyInTime} onChange={setOnlyInTime} />
      )}
    </>
  );
};

const isLate = ({ eligibilityNotificationSentDate }: ToActivateRow, day: string | null): boolean =>
  isLateActivation(new Date(eligibilityNotificationSentDate), day);

/** Returns the activation of one of the requests, with a reason only if that one is late. */
const activationOf = (row: ToActivateRow, values: Activation): Activation => ({
  ...values,
  applicationId: row.id,
  ...(!isLate(row, values.activationStartDate) && withoutReason),
});
