import { ListContextProvider, useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { ToActivateRow } from '../../../contract/entities/application';
import { paths } from '../../../contract/paths';
import type { FailedActivation } from '../../../providers/dataProvider/applicationActions';
import { useExtension, useLacksExtension } from '../../../src/kit/access/useExtension';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { Page } from '../../../src/kit/layout/Page';
import { ButtonLink } from '../../../src/kit/navigation/ButtonLink';
import { Pagination } from '../../../src/kit/pagination/Pagination';
import { SelectionCount } from '../../../src/kit/selection/SelectionCount';
import { PlainTable } from '../../../src/kit/table/PlainTable';
import { Button } from '../../../src/ui/buttons/Button';
import { Row, Text } from '../../../src/ui/layout/Stack';
import { Section } from '../../../src/ui/page/Section';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { ActivationsDialog } from './ActivationsDialog';
import { toActivateColumns } from './toActivateColumns';
import { useRowChoice } from './useRowChoice';

const extension = 'get-to-activate';

/** The requests that wait for activation, by deadline: reported from their row, or several at once. */
export const ToActivateList = () => {
  const translate = useTranslate();
  const isOffered = useExtension(extension);
  const isLacking = useLacksExtension(extension);
  const { data, isPending, ...query } = useGetList<ToActivateRow>('toActivate', {}, { enabled: isOffered });
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
  const { list, chosen, choose } = useRowChoice(rows);
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
        rows={list.data ?? []}
        columns={toActivateColumns((row) => setAsked([row]))}
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
