import { useCanAccess, useDataProvider, useGetOne } from 'ra-core';
import type { RetentionState } from '../../../contract/calls/retention';
import { formatNumber } from '../../../contract/rules/formatNumber';
import { retentionKinds } from '../../../contract/rules/retention';
import { RunButton } from '../../../src/kit/actions/RunButton';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { formatMoment } from '../../../src/kit/format/lisbonTime';
import { Button } from '../../../src/ui/buttons/Button';
import { Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../src/ui/table/Table';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { Rehearsal } from './Rehearsal';
import { retentionTexts as texts } from './texts';
import '../dataProtection.css';

type State = RetentionState & { id: string };
const id = 'state';

/** How long data are kept: the periods, what the rehearsal of them found, its release, and what was removed. */
export const Retention = () => {
  const query = useGetOne<State>('dataProtection/retention', { id });
  if (query.isPending) return <TableSkeleton />;
  if (!query.data) return <RetryAlert queries={[query]} />;
  const state = query.data;
  const isOff = state.periods.every(({ period }) => period === null);
  return (
    <Stack>
      {sentencesOf(state, isOff).map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      <Periods periods={state.periods} />
      {!isOff && <Actions state={state} refetch={query.refetch} />}
      {state.rehearsal && <Rehearsal key={state.rehearsal.id} rehearsal={state.rehearsal} />}
      {state.removals.length > 0 && <Removals removals={state.removals} />}
    </Stack>
  );
};

const sentencesOf = ({ isUnderWay, rehearsal, release }: RetentionState, isOff: boolean): string[] => {
  if (isOff) return [texts.off];
  return [
    release ? texts.released(formatMoment(release.releasedOn), release.releasedBy) : texts.notReleased,
    ...(isUnderWay ? [texts.underWay] : rehearsal ? [] : [texts.notRehearsed]),
  ];
};

const Periods = ({ periods }: Pick<RetentionState, 'periods'>) => (
  <Table
    name={texts.periods}
    headings={[
      { key: 'kind', text: texts.kind },
      { key: 'period', text: texts.period },
    ]}
  >
    {periods.map(({ kind, period }) => (
      <DataRow
        key={kind}
        cells={[
          { key: 'kind', label: texts.kind, content: retentionKinds[kind].label },
          {
            key: 'period',
            label: texts.period,
            content: period ?? (kind === 'signIns' ? texts.signIns : texts.none),
          },
        ]}
      />
    ))}
  </Table>
);

/** Rehearsing again, releasing and stopping, for whoever may remove. */
const Actions = ({ state, refetch }: { state: State; refetch: () => unknown }) => {
  const { rehearsal, release } = state;
  const { canAccess = false } = useCanAccess({ resource: 'dataProtection', action: 'erase' });
  const dataProvider = useDataProvider();
  const update = (data: { runId?: number | null }) =>
    dataProvider.update('dataProtection/retention', { id, data, previousData: { id } });
  return (
    <Row>
      <Button variant="outlined" onClick={() => refetch()}>
        {texts.update}
      </Button>
      {canAccess && (
        <RunButton
          label={texts.rehearse}
          run={() => update({})}
          successMessage={texts.rehearsing}
          onSuccess={refetch}
        />
      )}
      {canAccess && rehearsal && !release && (
        <RunButton
          label={texts.release}
          variant="contained"
          confirmTitle={texts.releaseQuestion}
          confirmContent={texts.releaseAbout(totalOf(rehearsal.counts))}
          run={() => update({ runId: rehearsal.id })}
          successMessage={({ data }) => (data.isHeld ? 'acts.waits' : texts.isReleased)}
          onSuccess={refetch}
        />
      )}
      {canAccess && release && (
        <RunButton
          label={texts.stop}
          color="error"
          run={() => update({ runId: null })}
          successMessage={texts.isStopped}
          onSuccess={refetch}
        />
      )}
    </Row>
  );
};

const totalOf = (counts: readonly { readonly due: number }[]) =>
  counts.reduce((total, { due }) => total + due, 0);

const Removals = ({ removals }: Pick<RetentionState, 'removals'>) => (
  <>
    <h3>{texts.removals}</h3>
    <Table
      name={texts.removals}
      headings={[
        { key: 'day', text: texts.day },
        { key: 'kind', text: texts.kind },
        { key: 'due', text: texts.gone },
      ]}
    >
      {removals.flatMap(({ id: run, startedOn, counts }) =>
        [...new Set(counts.map(({ kind }) => kind))].map((kind) => (
          <DataRow
            key={`${run} ${kind}`}
            cells={[
              { key: 'day', label: texts.day, content: formatMoment(startedOn) },
              { key: 'kind', label: texts.kind, content: retentionKinds[kind].label },
              {
                key: 'due',
                label: texts.gone,
                content: formatNumber(totalOf(counts.filter((count) => count.kind === kind))),
              },
            ]}
          />
        )),
      )}
    </Table>
  </>
);
