import { useGetList } from 'ra-core';
import { formatNumber } from '../../../../contract/rules/formatNumber';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { useDownload } from '../../../../src/kit/detail/DownloadButton';
import { Button } from '../../../../src/ui/buttons/Button';
import { Row, Stack, Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import type { PublicCount } from '../../contract/renewal';
import { publicTexts as texts } from './texts';

type Count = PublicCount & { id: string };

/** The counts that may be published, as a table and as a file. */
export const PublicCounts = ({ renewalId }: { renewalId: number }) => {
  const query = useGetList<Count>('renewals/publicCounts', { filter: { renewalId } });
  const { data: counts = [], isPending } = query;
  const { download, isPending: isSaving } = useDownload({
    filename: texts.file(renewalId),
    // The mark at the beginning lets spreadsheets read accents.
    fetchFile: async () =>
      new Blob(['\uFEFF', linesOf(counts).join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' }),
    failureMessage: texts.notLoaded,
  });
  if (isPending) return <TableSkeleton />;
  if (query.error) return <RetryAlert queries={[query]} />;
  if (counts.length === 0) return <Text>{texts.none}</Text>;
  return (
    <Stack gap="close">
      <Table
        staysTable
        name={texts.title}
        headings={[
          { key: 'district', text: texts.district },
          { key: 'outcome', text: texts.outcome },
          { key: 'count', text: texts.count, className: 'figure' },
        ]}
      >
        {counts.map(({ id, district, outcome, count }) => (
          <DataRow
            key={id}
            cells={[
              { key: 'district', label: texts.district, content: district },
              { key: 'outcome', label: texts.outcome, content: texts.outcomes[outcome] },
              { key: 'count', label: texts.count, className: 'figure', content: formatNumber(count) },
            ]}
          />
        ))}
      </Table>
      <Row>
        <Button variant="outlined" icon="download" loading={isSaving} onClick={download}>
          {texts.download}
        </Button>
      </Row>
    </Stack>
  );
};

const linesOf = (counts: readonly Count[]): string[] => [
  [texts.district, texts.outcome, texts.count].join(';'),
  ...counts.map(({ district, outcome, count }) => [district, texts.outcomes[outcome], count].join(';')),
];
