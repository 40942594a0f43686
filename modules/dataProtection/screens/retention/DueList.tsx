import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { formatNumber } from '../../../../contract/rules/formatNumber';
import type { RetentionKind } from '../../../../contract/rules/retention';
import { useAction } from '../../../../src/kit/actions/useAction';
import { useDownload } from '../../../../src/kit/detail/DownloadButton';
import { formatDay } from '../../../../src/kit/format/lisbonTime';
import { Button } from '../../../../src/ui/buttons/Button';
import { Row, Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import type { DueItem } from '../../contract/retentionCalls';
import { retentionTexts as texts } from './texts';

interface DueListProps {
  runId: number;
  kind: RetentionKind;
}

/** What would go of a kind, part by part, and as a file. */
export const DueList = ({ runId, kind }: DueListProps) => {
  const [items, setItems] = useState<readonly DueItem[]>();
  const [next, setNext] = useState<string | null>(null);
  const fetchPart = usePart({ runId, kind });
  const { start, isRunning } = useAction<string | null>({
    run: async (after) => {
      const part = await fetchPart(after);
      setItems((before = []) => [...before, ...part.items]);
      setNext(part.next);
    },
    failureMessage: texts.notLoaded,
  });
  const { download, isPending } = useDownload({
    filename: texts.file(kind),
    fetchFile: async () => {
      const lines = [[texts.numbered[kind], texts.since, texts.count, texts.isHeld].join(';')];
      let after: string | null = null;
      do {
        const part = await fetchPart(after);
        for (const item of part.items) lines.push(lineOf(item));
        after = part.next;
      } while (after !== null);
      // The mark at the beginning lets spreadsheets read accents.
      return new Blob(['\uFEFF', lines.join('\r\n'), '\r\n'], { type: 'text/csv;charset=utf-8' });
    },
    failureMessage: texts.notLoaded,
  });
  return (
    <>
      {items && <DueTable kind={kind} items={items} />}
      {items && next === null && <Text tone="secondary">{texts.end}</Text>}
      <Row>
        {(!items || next !== null) && (
          <Button variant="outlined" loading={isRunning} onClick={() => start(next)}>
            {items ? texts.more : texts.list}
          </Button>
        )}
        <Button variant="outlined" icon="download" loading={isPending} onClick={download}>
          {texts.download}
        </Button>
      </Row>
    </>
  );
};

/** Returns a function that gets the part of the list that begins at a place. */
const usePart = ({ runId, kind }: DueListProps) => {
  const dataProvider = useDataProvider();
  return async (after: string | null): Promise<{ items: DueItem[]; next: string | null }> => {
    const { data, meta } = await dataProvider.getList('dataProtection/retention', {
      filter: { runId, kind, ...(after !== null && { after }) },
    });
    return { items: data, next: meta?.next ?? null };
  };
};

const lineOf = ({ id, on, count, isHeld }: DueItem) =>
  [id, formatDay(on), count, isHeld ? texts.yes : texts.no].join(';');

const DueTable = ({ kind, items }: { kind: RetentionKind; items: readonly DueItem[] }) => (
  <Table
    staysTable
    name={texts.listed}
    headings={[
      { key: 'id', text: texts.numbered[kind] },
      { key: 'on', text: texts.since },
      { key: 'count', text: texts.count },
      { key: 'held', text: texts.isHeld },
    ]}
  >
    {items.map(({ id, on, count, isHeld }) => (
      <DataRow
        key={`${id} ${on}`}
        cells={[
          { key: 'id', label: texts.numbered[kind], content: `${id}` },
          { key: 'on', label: texts.since, content: formatDay(on) },
          { key: 'count', label: texts.count, content: formatNumber(count) },
          { key: 'held', label: texts.isHeld, content: isHeld ? texts.yes : texts.no },
        ]}
      />
    ))}
  </Table>
);
