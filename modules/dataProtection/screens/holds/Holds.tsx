import { useCanAccess, useDataProvider, useGetList } from 'ra-core';
import { RunButton } from '../../../../src/kit/actions/RunButton';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { formatDay } from '../../../../src/kit/format/lisbonTime';
import { Stack, Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import type { Hold } from '../../contract/erasureCalls';
import { AddHold } from './AddHold';
import { holdTexts as texts } from './texts';
import '../dataProtection.css';

/** What must be kept: who said so and why, with what adds and ends it. */
export const Holds = () => {
  const query = useGetList<Hold>('dataProtection/holds');
  const { canAccess = false } = useCanAccess({ resource: 'dataProtection', action: 'hold' });
  if (query.isPending) return <TableSkeleton />;
  return (
    <Stack>
      <RetryAlert queries={[query]} />
      {query.data?.length === 0 && <Text>{texts.none}</Text>}
      {query.data && query.data.length > 0 && (
        <HoldTable holds={query.data} mayEnd={canAccess} onEnded={query.refetch} />
      )}
      {canAccess && <AddHold onAdded={query.refetch} />}
    </Stack>
  );
};

interface HoldTableProps {
  holds: readonly Hold[];
  mayEnd: boolean;
  onEnded: () => unknown;
}

const HoldTable = ({ holds, mayEnd, onEnded }: HoldTableProps) => (
  <Table
    name={texts.listed}
    headings={[
      { key: 'subject', text: texts.subject },
      { key: 'reason', text: texts.reason },
      { key: 'who', text: texts.who },
      { key: 'until', text: texts.until },
      ...(mayEnd ? [{ key: 'end', text: texts.end, isUnseen: true }] : []),
    ]}
  >
    {holds.map((hold) => (
      <DataRow
        key={hold.id}
        cells={[
          { key: 'subject', label: texts.subject, content: subjectOf(hold) },
          { key: 'reason', label: texts.reason, className: 'sentence', content: hold.reason },
          { key: 'who', label: texts.who, content: texts.by(hold.createdBy, formatDay(hold.createdOn)) },
          { key: 'until', label: texts.until, content: untilOf(hold) },
          ...(mayEnd
            ? [{ key: 'end', label: '', content: !hold.endedOn && <EndHold hold={hold} onEnded={onEnded} /> }]
            : []),
        ]}
      />
    ))}
  </Table>
);

const subjectOf = ({ fiscalNumber, applicationId }: Hold) =>
  applicationId === null ? texts.ofNif(fiscalNumber ?? '') : texts.ofRequest(applicationId);

const untilOf = ({ until, endedOn, endedBy }: Hold) => {
  if (endedOn) return texts.ended(formatDay(endedOn), endedBy);
  return until ? formatDay(until) : texts.open;
};

const EndHold = ({ hold, onEnded }: { hold: Hold; onEnded: () => unknown }) => {
  const dataProvider = useDataProvider();
  const { id } = hold;
  return (
    <RunButton
      label={texts.end}
      subject={subjectOf(hold)}
      confirmTitle={texts.endQuestion}
      confirmContent={texts.endAbout}
      run={() => dataProvider.update('dataProtection/holds', { id, data: {}, previousData: { id } })}
      successMessage={texts.isEnded}
      onSuccess={onEnded}
    />
  );
};
