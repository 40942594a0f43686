import { useDataProvider } from 'ra-core';
import { useMemo } from 'react';
import { z } from 'zod';
import { dayWith } from '../../../../contract/entities/moment';
import { addLisbonDays, lisbonDate } from '../../../../contract/rules/lisbonDay';
import { RunButton } from '../../../../src/kit/actions/RunButton';
import { RunInDialogButton } from '../../../../src/kit/actions/RunInDialogButton';
import { DateInput } from '../../../../src/kit/inputs/DateInput';
import { Row, Text } from '../../../../src/ui/layout/Stack';
import type { Renewal, RenewalReport } from '../../contract/renewal';
import { openRenewalStates } from '../../contract/states';
import type { RenewalAct } from '../../providers/renewalAct';
import { renewalTexts as texts } from './texts';

interface RenewalActionsProps {
  report: RenewalReport;
  /** Called when it has changed, or turned out to have been changed by somebody else. */
  onDone: () => unknown;
}

/** What can be done with a renewal now. */
export const RenewalActions = ({ report, onDone }: RenewalActionsProps) => {
  const { renewal } = report;
  const { state } = renewal;
  const act = useAct(renewal);
  const after = { onSuccess: onDone, onFailure: onDone };
  return (
    <Row>
      {state === 'rehearsed' && <StartButton report={report} onDone={onDone} />}
      {state === 'running' && (
        <RunButton
          label={texts.pause}
          run={() => act({ act: 'pause' })}
          successMessage={texts.isPaused}
          {...after}
        />
      )}
      {state === 'paused' && (
        <RunButton
          label={texts.resume}
          variant="contained"
          run={() => act({ act: 'resume' })}
          successMessage={texts.isResumed}
          {...after}
        />
      )}
      {openRenewalStates.some((open) => open === state) && (
        <RunButton
          label={texts.stop}
          color="error"
          confirmTitle={texts.stopQuestion}
          confirmContent={texts.stopAbout}
          run={() => act({ act: 'stop' })}
          successMessage={texts.isStopped}
          {...after}
        />
      )}
    </Row>
  );
};

const StartButton = ({ report: { renewal, rehearsal }, onDone }: RenewalActionsProps) => {
  const act = useAct(renewal);
  const { validUntil, noticeDays } = renewal;
  const { schema, ...days } = useMemo(() => startOf(validUntil), [validUntil]);
  const count = rehearsal.reduce((sum, one) => sum + one.count, 0);
  return (
    <RunInDialogButton
      label={texts.start}
      variant="contained"
      title={texts.startTitle}
      about={<Text>{texts.startAbout(count, noticeDays)}</Text>}
      schema={schema}
      defaultValues={{ startsOn: null }}
      run={({ startsOn }) => act({ act: 'start', startsOn })}
      successMessage={({ data }) => (data.state === 'planned' ? texts.planned : texts.started)}
      onSuccess={onDone}
      onFailure={onDone}
    >
      <DateInput
        source="startsOn"
        label={texts.startsOn}
        helperText={texts.startsOnHelp}
        min={days.first}
        max={days.last}
      />
    </RunInDialogButton>
  );
};

/** Returns the days on which a renewal can start, seen from today, and the schema that holds a start to them. */
const startOf = (validUntil: string) => {
  const first = lisbonDate(addLisbonDays(new Date(), 1));
  const startsOn = dayWith('kit.inputs.invalidDay').refine(
    (day) => day >= first && day < validUntil,
    texts.startsOnWrong,
  );
  const last = lisbonDate(addLisbonDays(new Date(`${validUntil}T12:00:00Z`), -1));
  return { first, last, schema: z.object({ startsOn: startsOn.nullable() }) };
};

const useAct = ({ id }: Renewal) => {
  const dataProvider = useDataProvider();
  return (data: RenewalAct) =>
    dataProvider.update<Renewal>('renewals', { id, data, previousData: { id } as Renewal });
};
