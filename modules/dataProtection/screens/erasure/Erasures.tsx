import { useGetList } from 'ra-core';
import { formatNumber } from '../../../../contract/rules/formatNumber';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { formatMoment } from '../../../../src/kit/format/lisbonTime';
import { Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import type { Erasure } from '../../contract/erasureCalls';
import { erasureTexts as texts } from './texts';

/** The newest erasures: when, by whom and why, without whom they were about. */
export const Erasures = () => {
  const query = useGetList<Erasure>('dataProtection/erasures');
  return (
    <>
      <h3>{texts.done}</h3>
      <RetryAlert queries={[query]} />
      {query.isPending && <TableSkeleton />}
      {query.data?.length === 0 && <Text>{texts.none}</Text>}
      {query.data && query.data.length > 0 && <DoneTable erasures={query.data} />}
    </>
  );
};

const DoneTable = ({ erasures }: { erasures: readonly Erasure[] }) => (
  <Table
    name={texts.done}
    headings={[
      { key: 'when', text: texts.when },
      { key: 'who', text: texts.who },
      { key: 'why', text: texts.why },
      { key: 'howMany', text: texts.howMany },
      { key: 'list', text: texts.list },
    ]}
  >
    {erasures.map((one) => (
      <DataRow
        key={one.id}
        cells={[
          { key: 'when', label: texts.when, content: formatMoment(one.erasedOn) },
          { key: 'who', label: texts.who, content: whoOf(one) },
          { key: 'why', label: texts.why, className: 'sentence', content: whyOf(one) },
          { key: 'howMany', label: texts.howMany, content: formatNumber(one.requests) },
          { key: 'list', label: texts.list, content: one.isListed ? texts.listed : texts.notListed },
        ]}
      />
    ))}
  </Table>
);

const whoOf = ({ erasedBy, confirmedBy }: Erasure): string => {
  const who = erasedBy ?? texts.byServer;
  return confirmedBy ? texts.confirmedBy(who, confirmedBy) : who;
};

const whyOf = ({ cause, reason, appliedOn }: Erasure): string =>
  [cause === 'schedule' ? texts.bySchedule : reason, appliedOn && texts.appliedAgain(formatMoment(appliedOn))]
    .filter(Boolean)
    .join('. ');
