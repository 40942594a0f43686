import { useDataProvider, useGetOne } from 'ra-core';
import { useState } from 'react';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { useDownload } from '../../../../src/kit/detail/DownloadButton';
import { Button } from '../../../../src/ui/buttons/Button';
import { Row, Stack, Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import { Tabs } from '../../../../src/ui/tabs/Tabs';
import type { Paper } from '../../contract/dataProtectionCalls';
import type { DataProtectionPaper } from '../../contract/dataProtectionPapers';
import { papersTexts as texts } from './texts';
import '../dataProtection.css';

type ShownPaper = Paper & { id: DataProtectionPaper };

/** The officer's papers: a tab for each, to be read and downloaded. */
export const Papers = () => {
  const [open, setOpen] = useState<DataProtectionPaper>('register');
  return (
    <Tabs
      name={texts.choose}
      tabs={Object.entries(texts.names).map(([key, text]) => ({ key, text }))}
      open={open}
      onOpen={(key) => setOpen(key as DataProtectionPaper)}
    >
      <PaperText key={open} paper={open} />
    </Tabs>
  );
};

const PaperText = ({ paper }: { paper: DataProtectionPaper }) => {
  const query = useGetOne<ShownPaper>('dataProtection/papers', { id: paper });
  const dataProvider = useDataProvider();
  const { download, isPending } = useDownload({
    filename: texts.files[paper],
    fetchFile: async () =>
      (await dataProvider.getOne('dataProtection/papers', { id: paper, meta: { isFile: true } })).data.file,
    failureMessage: texts.notLoaded,
  });
  if (query.isPending) return <TableSkeleton />;
  if (!query.data) return <RetryAlert queries={[query]} />;
  const { about, parts } = query.data;
  return (
    <Stack>
      {about.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      <Row>
        <Button variant="outlined" icon="download" loading={isPending} onClick={download}>
          {texts.download}
        </Button>
      </Row>
      {parts.map((part) => (
        <PaperPart key={part.title} part={part} />
      ))}
    </Stack>
  );
};

/** A longer text takes the whole width of a card. */
const sentenceLength = 30;

/** A longer table is folded at first: nobody reads on past it. */
const shownRows = 60;

const PaperPart = ({ part: { title, about, headings, rows } }: { part: Paper['parts'][number] }) => {
  const [isOpen, setOpen] = useState(rows.length <= shownRows);
  return (
    <>
      <h3>{title}</h3>
      {about.map((text) => (
        <Text key={text}>{text}</Text>
      ))}
      {!isOpen && (
        <div>
          <Button variant="outlined" aria-label={texts.showRowsOf(title)} onClick={() => setOpen(true)}>
            {texts.showRows(rows.length)}
          </Button>
        </div>
      )}
      {isOpen && headings.length > 0 && <PaperTable {...{ title, headings, rows }} />}
    </>
  );
};

const PaperTable = ({ title, headings, rows }: Omit<Paper['parts'][number], 'about'>) => (
  <Table name={title} headings={headings.map((text) => ({ key: text, text }))}>
    {rows.map((row) => (
      <DataRow
        key={row.join()}
        cells={row.map((content, index) => ({
          key: `${index}`,
          label: headings[index] ?? '',
          content,
          ...(content.length > sentenceLength && { className: 'sentence' }),
        }))}
      />
    ))}
  </Table>
);
