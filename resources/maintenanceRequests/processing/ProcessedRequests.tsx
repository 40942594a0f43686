import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ListContextProvider, useDataProvider, useList, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ProcessedRequest } from '../../../contract/entities/annualMaintenance';
import { detailLists, detailPath } from '../../../contract/rules/detailPath';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useAction } from '../../../src/kit/actions/useAction';
import { watchInterval } from '../../../src/kit/data/queries';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { saveBlob } from '../../../src/kit/detail/DownloadButton';
import type { Field } from '../../../src/kit/fields/Field';
import { offeredPageSizes, Pagination } from '../../../src/kit/pagination/Pagination';
import { DataTable } from '../../../src/kit/table/DataTable';
import { StatusChip } from '../../../src/tariff/applicationStatus/StatusChip';
import { Button } from '../../../src/ui/buttons/Button';
import { Row } from '../../../src/ui/layout/Stack';
import { Progress } from '../../../src/ui/progress/Progress';
import { Labeled } from '../../../src/ui/values/Labeled';
import { ReadOnlyFields } from '../../../src/ui/values/ReadOnlyFields';
import {
  hasEndedOriginal,
  isSettled,
  type ProcessingRow,
  type ProcessingRun,
  processingRows,
} from './processingRun';
import { processingTexts } from './texts';

const columns: readonly Field<ProcessingRow>[] = [
  { source: 'id', label: processingTexts.column.id, kind: 'digits' },
  { source: 'provider', label: processingTexts.column.provider },
  {
    source: 'result',
    label: processingTexts.column.result,
    cell: ({ result, resultStatusId }) =>
      resultStatusId === undefined ? result : <StatusChip statusId={resultStatusId} description={result} />,
  },
  { source: 'original', label: processingTexts.column.original, kind: 'digits' },
  {
    source: 'originalStatus',
    label: processingTexts.column.originalStatus,
    cell: ({ originalStatus, originalStatusId }) => (
      <StatusChip statusId={originalStatusId} description={originalStatus} />
    ),
  },
];

const rowTexts = {
  sent: processingTexts.sent(1),
  notSent: processingTexts.notSent,
  notProcessed: (reason: string | undefined) =>
    processingTexts.notProcessed(reason ?? processingTexts.noAnswer),
};

const none: ProcessedRequest[] = [];

/**
 * The result of a run: how many requests ended in each status, how many originals became inactive, and each
 * request; also as a file.
 */
export const ProcessedRequests = ({ run }: { run: ProcessingRun }) => {
  const { query, isOffered, notProcessed = none } = useProcessedRequests(run);
  const followed = query.data ?? none;
  const rows = useMemo(() => {
    const known = new Map([...notProcessed, ...followed].map((one) => [one.id, one]));
    return processingRows(run, known, rowTexts);
  }, [run, followed, notProcessed]);
  const list = useList({ data: rows, perPage: offeredPageSizes[0] });
  const settled = followed.filter(isSettled).length;
  const title = processingTexts.results;
  return (
    <>
      <RetryAlert queries={[query]} />
      {isOffered && settled < run.done.length && (
        <Progress
          text={processingTexts.verifying({ done: settled, total: run.done.length })}
          share={settled / run.done.length}
        />
      )}
      {followed.length > 0 && <Counts followed={followed} />}
      <Row>
        <ResultFile rows={rows} title={title} />
        {isOffered && settled < run.done.length && (
          <Button size="small" disabled={query.isFetching} onClick={() => query.refetch()}>
            {processingTexts.refresh}
          </Button>
        )}
      </Row>
      <ListContextProvider value={list}>
        <DataTable
          name={title}
          columns={columns}
          rowLink={{ label: 'kit.table.detail', to: ({ id }) => detailPath(detailLists.regulator, { id }) }}
        />
        <Pagination list={title} />
      </ListContextProvider>
    </>
  );
};

const Counts = ({ followed }: { followed: readonly ProcessedRequest[] }) => {
  const counts = new Map<string, number>();
  for (const { applicationStatusDescription: status } of followed)
    counts.set(status, (counts.get(status) ?? 0) + 1);
  return (
    <ReadOnlyFields minColumnWidth={160}>
      {[...counts].map(([status, count]) => (
        <Labeled key={status} label={status}>
          {String(count)}
        </Labeled>
      ))}
      <Labeled label={processingTexts.ended}>{String(followed.filter(hasEndedOriginal).length)}</Labeled>
    </ReadOnlyFields>
  );
};

const ResultFile = ({ rows, title }: { rows: readonly ProcessingRow[]; title: string }) => {
  const translate = useTranslate();
  const { start, isRunning } = useAction({
    run: async () => {
      const { exportName, writeTable } = await import('../../../src/kit/export/exportFormats');
      const file = await writeTable('xlsx', {
        columns: columns.map((field) => ({ field: field as Field, heading: translate(field.label ?? '') })),
        rows: [...rows],
        resource: 'maintenanceRequests',
        title,
        translate,
      });
      saveBlob(file, exportName(processingTexts.title, 'xlsx', new Date()));
    },
    failureMessage: 'maintenance.export.failure',
  });
  return (
    <Button
      variant="outlined"
      size="small"
      icon="download"
      loading={isRunning}
      onClick={() => start(undefined)}
    >
      {processingTexts.download}
    </Button>
  );
};

/** The most requests per call. */
const perCall = 1000;

/**
 * Polls the results of a run's processed requests, at growing intervals, until each has its result or for
 * about ten minutes; requests with a result are not polled again. For requests that were not processed it
 * loads their providers once. Loads nothing if the back end lacks this call.
 */
const useProcessedRequests = ({ begunOn, done, failed, pending }: ProcessingRun) => {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const isOffered = useCapability('get-processed-requests');
  const queryKey = ['maintenanceRequests', 'processed', begunOn, done.length];
  const follow = async (ids: readonly number[], signal: AbortSignal) => {
    const found: ProcessedRequest[] = [];
    for (let at = 0; at < ids.length; at += perCall) {
      const some = ids.slice(at, at + perCall);
      found.push(...(await dataProvider.listProcessedRequests(some, { signal, isSilent: true })));
    }
    return found;
  };
  const isSettledAlready = (known: readonly ProcessedRequest[]) => {
    const settled = known.filter(isSettled);
    return { settled, isComplete: settled.length >= done.length };
  };
  const query = useQuery<ProcessedRequest[], Error>({
    queryKey,
    queryFn: async ({ signal }) => {
      const { settled } = isSettledAlready(queryClient.getQueryData<ProcessedRequest[]>(queryKey) ?? []);
      const known = new Set(settled.map(({ id }) => id));
      const open = done.filter((id) => !known.has(id));
      return [...settled, ...(await follow(open, signal))];
    },
    enabled: isOffered && done.length > 0,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data && isSettledAlready(state.data).isComplete
        ? false
        : watchInterval(state.dataUpdateCount + state.errorUpdateCount),
  });
  const left = [...failed.map(({ id }) => id), ...pending];
  const { data: notProcessed } = useQuery<ProcessedRequest[], Error>({
    // Requests never become unprocessed, so the number of those done tells which are left.
    queryKey: ['maintenanceRequests', 'notProcessed', begunOn, done.length],
    queryFn: ({ signal }) => follow(left, signal),
    enabled: isOffered && left.length > 0,
    retry: false,
  });
  return { isOffered, query, notProcessed };
};
