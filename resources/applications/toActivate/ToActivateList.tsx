import { ListContextProvider, useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { ToActivateRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import { detailLists, detailPath } from '../../../contract/rules/detailPath';
import { maxToActivate } from '../../../contract/rules/limits';
import type { FailedActivation } from '../../../providers/dataProvider/applicationActions';
import { useExtension, useLacksExtension } from '../../../src/kit/access/useExtension';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { Page } from '../../../src/kit/layout/Page';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import { Pagination } from '../../../src/kit/pagination/Pagination';
import { SelectionCount } from '../../../src/kit/selection/SelectionCount';
import { PlainTable } from '../../../src/kit/table/PlainTable';
import { placeIn, placeState } from '../../../src/kit/walk/listPlace';
import { useListScroll } from '../../../src/kit/walk/useListScroll';
import { Button } from '../../../src/ui/buttons/Button';
import { Row, Text } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { ActivationsDialog } from './ActivationsDialog';
import { toActivateColumns } from './toActivateColumns';
import { useRowChoice } from './useRowChoice';

const extension = 'get-to-activate';
const resource = 'toActivate';
/** All of them: they come in one answer, by deadline. */
const all = {
  filter: {},
  pagination: { page: 1, perPage: maxToActivate },
  sort: { field: 'deadline', order: 'ASC' },
} as const;

/** The requests that wait for activation, by deadline: reported from their row, or several at once. */
export const ToActivateList = () => {
  const translate = useTranslate();
  const isOffered = useExtension(extension);
  const isLacking = useLacksExtension(extension);
  const { data, isPending, ...query } = useGetList<ToActivateRow>(resource, all, { enabled: isOffered });
  useListScroll(paths.toActivate);
  if (isLacking) return <Navigate to={paths.applicationManagement} replace />;
  return (
    <Page
      isWide
      title={translate('toActivate.title')}
      actions={
        <ButtonLink to={paths.applicationManagement} variant="outlined">
          {translate('toActivate.all')}
        </ButtonLink>
      }
    >
      <Section title={translate('toActivate.table')}>
        <RetryAlert queries={[query]} />
        {isPending && <TableSkeleton />}
        {data?.length === 0 && <Text role="status">{translate('toActivate.none')}</Text>}
        {data && data.length > 0 && <Waiting rows={data} />}
      </Section>
    </Page>
  );
};

const Waiting = ({ rows }: { rows: readonly ToActivateRow[] }) => {
  const translate = useTranslate();
  const { state } = useLocation();
  const { list, chosen, choose } = useRowChoice(rows, placeIn(state)?.index);
  const [asked, setAsked] = useState<readonly ToActivateRow[]>([]);
  const [failed, setFailed] = useState<readonly FailedActivation[]>([]);

  const end = (failures: readonly FailedActivation[]) => {
    setAsked([]);
    setFailed(failures);
    // What failed stays selected.
    const done = new Set(asked.map(({ id }) => id));
    const failedIds = failures.map(({ applicationId }) => applicationId);
    choose([...chosen.filter(({ id }) => !done.has(id)).map(({ id }) => id), ...failedIds]);
  };
  const shown = list.data ?? [];
  const placeOf = (position: number) => {
    const index = rows.findIndex(({ id }) => id === shown[position]?.id);
    const { filter, sort, pagination } = all;
    return placeState({
      resource,
      filter,
      sort,
      perPage: pagination.perPage,
      index,
      path: paths.toActivate,
    });
  };
  const reasonOf = (id: number) => {
    const failure = failed.find(({ applicationId }) => applicationId === id);
    return failure && (failure.reason ?? translate('applicationActions.toast.activate.failure'));
  };
  return (
    <ListContextProvider value={list}>
      <Row>
        <Button variant="outlined" size="small" onClick={() => choose(rows.map(({ id }) => id))}>
          {translate('kit.selection.all')}
        </Button>
        <Button variant="outlined" size="small" onClick={() => choose([])}>
          {translate('kit.selection.none')}
        </Button>
        <SelectionCount />
        <Button
          variant="contained"
          className="last"
          disabled={chosen.length === 0}
          aria-haspopup="dialog"
          onClick={() => setAsked(chosen)}
        >
          {translate('toActivate.several', chosen.length)}
        </Button>
      </Row>
      <PlainTable
        name={translate('toActivate.table')}
        rows={shown}
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
    </ListContextProvider>
  );
};
