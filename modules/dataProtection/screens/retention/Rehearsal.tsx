import { useState } from 'react';
import { formatNumber } from '../../../../contract/rules/formatNumber';
import { type RetentionKind, retentionKinds, retentionOrder } from '../../../../contract/rules/retention';
import { formatMoment } from '../../../../src/kit/format/lisbonTime';
import { Stack, Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import { Tabs } from '../../../../src/ui/tabs/Tabs';
import type { RetentionRunCounts } from '../../contract/retentionCalls';
import { DueList } from './DueList';
import { retentionTexts as texts } from './texts';

/** What a rehearsal found due: a tab for each kind, with its figures by month and the list of what would go. */
export const Rehearsal = ({ rehearsal }: { rehearsal: RetentionRunCounts }) => {
  const { id, endedOn, counts } = rehearsal;
  const kinds = retentionOrder.filter((kind) => counts.some((count) => count.kind === kind));
  const [chosen, setChosen] = useState<RetentionKind>();
  const open = chosen ?? kinds[0];
  return (
    <>
      <h3>{texts.rehearsal(formatMoment(endedOn))}</h3>
      {!open && <Text>{texts.nothing}</Text>}
      {open && (
        <Tabs
          name={texts.kind}
          tabs={kinds.map((kind) => ({ key: kind, text: retentionKinds[kind] }))}
          open={open}
          onOpen={(key) => setChosen(kinds.find((kind) => kind === key))}
        >
          <Stack>
            <Months counts={counts.filter(({ kind }) => kind === open)} />
            <DueList key={open} runId={id} kind={open} />
          </Stack>
        </Tabs>
      )}
    </>
  );
};

const Months = ({ counts }: Pick<RetentionRunCounts, 'counts'>) => (
  <Table
    staysTable
    name={texts.byMonth}
    headings={[
      { key: 'month', text: texts.month },
      { key: 'due', text: texts.due },
      { key: 'held', text: texts.held },
    ]}
  >
    {counts.map(({ month, due, held }) => (
      <DataRow
        key={month}
        cells={[
          { key: 'month', label: texts.month, content: month.split('-').reverse().join('-') },
          { key: 'due', label: texts.due, content: formatNumber(due) },
          { key: 'held', label: texts.held, content: formatNumber(held) },
        ]}
      />
    ))}
  </Table>
);
