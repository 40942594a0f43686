import {
  type Identifier,
  ListBase,
  ResourceContextProvider,
  useDataProvider,
  useEvent,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ToActivateRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { detailLists, detailPath } from '../../../contract/rules/detailPath';
import { pickListPageSize } from '../../../contract/rules/paging';
import type { FailedActivation } from '../../../providers/dataProvider/applicationActions';
import { useCapability, useLacksCapability } from '../../../src/kit/access/useCapability';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { Page } from '../../../src/kit/layout/Page';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import { offeredPageSizes, Pagination } from '../../../src/kit/pagination/Pagination';
import { placeIn, useListScroll, usePlaceOfRow } from '../../../src/kit/prevNext/listPlace';
import { SelectAllButtons, SelectionCount } from '../../../src/kit/selection/SelectAllButtons';
import { SelectPage } from '../../../src/kit/selection/SelectPage';
import { useKeptSelection } from '../../../src/kit/selection/useKeptSelection';
import { DataTable } from '../../../src/kit/table/DataTable';
import { Alert } from '../../../src/ui/alert/Alert';
import { Button } from '../../../src/ui/buttons/Button';
import { Bullets, Row, Text } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { ActivationsDialog } from './ActivationsDialog';
import { toActivateTexts } from './texts';
import { toActivateColumns } from './toActivateColumns';

const capability = 'get-to-activate';
const [perPage] = offeredPageSizes;
/** The server's own order. */
const sort = { field: 'deadline', order: 'ASC' } as const;

/** The requests that wait for activation, by deadline; activations are reported from a row, or several at once. */
export const ToActivateList = () => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? 'applications';
  const isOffered = useCapability(capability);
  const isLacking = useLacksCapability(capability);
  const { state } = useLocation();
  const { index = 0 } = placeIn(state) ?? {};
  const [isPlaced, setIsPlaced] = useState(index < perPage);
  useListScroll(paths.toActivate);
  if (isLacking) return <Navigate to={paths.applicationManagement} replace />;
  return (
    <Page
      isWide
      title={translate('toActivate.title')}
      actions={
        <ButtonLink to={paths.applicationManagement} variant="outlined">
          {toActivateTexts.all}
        </ButtonLink>
      }
    >
      <Section title={toActivateTexts.table}>
        <ListBase<ToActivateRow>
          resource="toActivate"
          storeKey={false}
          disableSyncWithLocation
          disableAuthentication
          perPage={perPage}
          sort={sort}
          exporter={false}
          // RetryAlert shows a failed load in the list's place, so it needs no toast.
          queryOptions={{ enabled: isOffered && isPlaced, onError: () => undefined }}
        >
          {/* Labels and rights come from the requests' resource. */}
          <ResourceContextProvider value={resource}>
            {!isPlaced && <FirstPage index={index} onSet={() => setIsPlaced(true)} />}
            <Found />
          </ResourceContextProvider>
        </ListBase>
      </Section>
    </Page>
  );
};

/** Starts on the page of the row at a place, for a user who returns from its detail. */
const FirstPage = ({ index, onSet }: { index: number; onSet: () => void }) => {
  const { setPage } = useListContext();
  const set = useEvent(() => {
    setPage(Math.floor(index / perPage) + 1);
    onSet();
  });
  useEffect(() => set(), [set]);
  return null;
};

const Found = () => {
  const { data, error, isFetching = false, isPending, refetch } = useListContext<ToActivateRow>();
  return (
    <>
      <RetryAlert queries={[{ error, isFetching, refetch }]} />
      {isPending && <TableSkeleton />}
      {data?.length === 0 && <Text role="status">{toActivateTexts.none}</Text>}
      {data && data.length > 0 && <Waiting rows={data} />}
    </>
  );
};

const Waiting = ({ rows }: { rows: readonly ToActivateRow[] }) => {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext<ToActivateRow>();
  const { rowsOf, listIds, stillListed } = useKnownRows();
  useKeptSelection({ path: paths.toActivate, returnPath: detailLists.provider, stillListed });
  const placeOf = usePlaceOfRow(paths.toActivate);
  const [asked, setAsked] = useState<readonly ToActivateRow[]>([]);
  const [failed, setFailed] = useState<readonly FailedRow[]>([]);

  const end = (failures: readonly FailedActivation[], reported: readonly ToActivateRow[]) => {
    const done = new Set(reported.map(({ id }) => id));
    const reasons = new Map(failures.map(({ applicationId, reason }) => [applicationId, reason]));
    const failedRows = asked
      .filter(({ id }) => reasons.has(id))
      .map((row) => ({
        row,
        reason: reasons.get(row.id) ?? translate('applicationActions.toast.activate.failure'),
      }));
    setAsked([]);
    setFailed(failedRows);
    // Failed requests stay selected, and those that were left out.
    const others = selectedIds.filter((id) => !done.has(Number(id)));
    onSelect([...others, ...failedRows.map(({ row }) => row.id)]);
  };
  const reasonOf = (id: number) => failed.find(({ row }) => row.id === id)?.reason;
  const elsewhere = failed.filter(({ row }) => rows.every(({ id }) => id !== row.id));
  return (
    <>
      {elsewhere.length > 0 && <FailedElsewhere failed={elsewhere} />}
      <Row>
        <SelectPage />
        <SelectAllButtons listIds={listIds} />
        <SelectionCount />
        <Button
          variant="contained"
          className="last"
          disabled={selectedIds.length === 0}
          aria-haspopup="dialog"
          onClick={() => setAsked(rowsOf(selectedIds))}
        >
          {toActivateTexts.several(selectedIds.length)}
        </Button>
      </Row>
      <DataTable
        name={toActivateTexts.table}
        data={rows}
        columns={toActivateColumns((row) => setAsked([row]))}
        rowLink={{
          label: 'kit.table.detail',
          to: (row) => detailPath(detailLists.provider, row),
          state: placeOf,
        }}
        rowNote={({ id }) => {
          const reason = reasonOf(id);
          return (
            reason && (
              <Text size="small" tone="error">
                {reason}
              </Text>
            )
          );
        }}
      />
      <Pagination />
      {asked.length > 0 && <ActivationsDialog rows={asked} isOpen close={() => setAsked([])} onEnd={end} />}
    </>
  );
};

/** The most failures that are listed one by one. */
const maxNamed = 5;

/** The row of an activation that failed, and the reason. */
interface FailedRow {
  row: ToActivateRow;
  reason: string;
}

/** Failed activations whose rows are on another page of the list, or no longer listed. */
const FailedElsewhere = ({ failed }: { failed: readonly FailedRow[] }) => {
  const more = failed.length - maxNamed;
  return (
    <Alert
      severity="error"
      outline="own"
      role="status"
      title={toActivateTexts.failedElsewhere(failed.length)}
    >
      <Bullets className="small">
        {failed.slice(0, maxNamed).map(({ row: { id, fiscalNumber }, reason }) => (
          <li key={id}>{toActivateTexts.failed(id, fiscalNumber, reason)}</li>
        ))}
        {more > 0 && <li>{toActivateTexts.moreFailed(more)}</li>}
      </Bullets>
    </Alert>
  );
};

/**
 * Remembers the rows of the surrounding list that were seen or selected so far, on any page: reporting
 * several at once needs more than their ids.
 */
const useKnownRows = () => {
  const dataProvider = useDataProvider();
  const { data, total } = useListContext<ToActivateRow>();
  const known = useRef(new Map<ToActivateRow['id'], ToActivateRow>());
  const learn = useEvent((rows: readonly ToActivateRow[] = []) => {
    for (const row of rows) known.current.set(row.id, row);
  });
  useEffect(() => learn(data), [data, learn]);
  /** Returns the ids of every page. */
  const listIds = async (): Promise<ToActivateRow['id'][]> => {
    if (data && data.length === total) return data.map(({ id }) => id);
    const ids: ToActivateRow['id'][] = [];
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: pickListPageSize };
      const found = await dataProvider.getList<ToActivateRow>('toActivate', { pagination });
      learn(found.data);
      ids.push(...found.data.map(({ id }) => id));
      if (found.data.length < pickListPageSize) return ids;
    }
  };
  return {
    rowsOf: (ids: readonly unknown[]): ToActivateRow[] =>
      ids.map((id) => known.current.get(Number(id))).filter((row) => row !== undefined),
    listIds,
    /** Returns the ids whose rows still wait for activation; afterwards those rows are known. */
    stillListed: async (ids: readonly Identifier[]): Promise<readonly Identifier[]> => {
      if (ids.every((id) => known.current.has(Number(id)))) return ids;
      const listed = new Set<Identifier>(await listIds());
      return ids.filter((id) => listed.has(id));
    },
  };
};
