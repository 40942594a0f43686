import { ListContextProvider } from 'ra-core';
import { useState } from 'react';
import type { ApiCall } from '../../../contract/entities/apiCall';
import { errorCodes } from '../../../contract/rules/errorCodes';
import { RetryAlert } from '../../../src/kit/data/RetryAlert';
import { formatMomentWithSeconds } from '../../../src/kit/format/lisbonTime';
import { Pagination } from '../../../src/kit/pagination/Pagination';
import { Button } from '../../../src/ui/buttons/Button';
import { Checkbox } from '../../../src/ui/choice/Checkbox';
import { Row, Stack, Text } from '../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../src/ui/table/Table';
import { TableSkeleton } from '../../../src/ui/table/TableSkeleton';
import { usePagedList } from '../blocks/usePagedList';
import type { PartProps } from '../blocks/where';
import { callsTexts as texts } from './texts';

type Call = ApiCall & { id: string };

/** What the provider's systems called for in the last days, with why it was refused. */
export const LastCalls = ({ where }: PartProps) => {
  const [onlyFailed, setOnlyFailed] = useState(false);
  const { list, query } = usePagedList<Call>('integration/calls', {
    ...where,
    ...(onlyFailed && { onlyFailed }),
  });
  return (
    <Stack>
      <Text>{texts.about}</Text>
      <Row>
        <Checkbox label={texts.onlyFailed} checked={onlyFailed} onChange={setOnlyFailed} />
        <Button variant="outlined" loading={query.isFetching} onClick={() => void query.refetch()}>
          {texts.refresh}
        </Button>
      </Row>
      <RetryAlert queries={[query]} />
      {list.isPending && <TableSkeleton />}
      {list.data?.length === 0 && <Text>{onlyFailed ? texts.noneFailed : texts.none}</Text>}
      {list.data && list.data.length > 0 && (
        <ListContextProvider value={list}>
          <CallTable calls={list.data} />
          <Pagination list={texts.listed} />
        </ListContextProvider>
      )}
    </Stack>
  );
};

const CallTable = ({ calls }: { calls: readonly Call[] }) => (
  <Table
    name={texts.listed}
    headings={[
      { key: 'when', text: texts.when },
      { key: 'client', text: texts.client },
      { key: 'call', text: texts.call },
      { key: 'status', text: texts.status },
      { key: 'reason', text: texts.reason },
      { key: 'reference', text: texts.reference },
    ]}
  >
    {calls.map((call) => (
      <DataRow
        key={call.id}
        cells={[
          { key: 'when', label: texts.when, content: formatMomentWithSeconds(call.calledOn) },
          { key: 'client', label: texts.client, content: call.clientName },
          { key: 'call', label: texts.call, content: <code>{`${call.method} ${call.path}`}</code> },
          {
            key: 'status',
            label: texts.status,
            content: `${call.status} · ${texts.inMilliseconds(call.milliseconds)}`,
          },
          { key: 'reason', label: texts.reason, className: 'sentence', content: reasonOf(call) },
          { key: 'reference', label: texts.reference, content: <code>{call.reference}</code> },
        ]}
      />
    ))}
  </Table>
);

const reasonOf = ({ code }: Call) => {
  if (code === null) return '–';
  const meaning = Object.hasOwn(errorCodes, code) ? errorCodes[code as keyof typeof errorCodes] : undefined;
  return (
    <>
      <code>{code}</code>
      {meaning && <span lang="en">{` ${meaning}`}</span>}
    </>
  );
};
