import {
  type DataProvider,
  type FilterPayload,
  type Identifier,
  type RaRecord,
  type SortPayload,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
  useTranslateLabel,
} from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Row, Stack, Text } from '../../ui/layout/Stack';
import { Progress } from '../../ui/progress/Progress';
import { saveBlob } from '../detail/DownloadButton';
import { hasValue } from '../fields/cellKinds';
import type { Field } from '../fields/Field';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { type ExportFormat, exportName, writeTable } from './exportFormats';
import { exportTexts as texts } from './texts';

interface ExportDialogProps {
  list: ExportedList;
  onClose: () => void;
}

/** Asks for the format of an export, then shows its progress; both steps can be cancelled. */
export const ExportDialog = ({ list, onClose }: ExportDialogProps) => {
  const translate = useTranslate();
  const { run, share, cancel } = useExport(list, onClose);
  const isRunning = share !== undefined;
  return (
    <Dialog
      title={texts.title}
      width="narrow"
      onClose={isRunning ? undefined : onClose}
      actions={<Button onClick={isRunning ? cancel : onClose}>{translate('kit.dialogs.cancel')}</Button>}
    >
      {isRunning ? (
        <Progress text={texts.running} share={share} />
      ) : (
        <Stack>
          <Text>{texts.about}</Text>
          <Row>
            <Button variant="contained" icon="download" onClick={() => void run('xlsx')} autoFocus>
              {texts.xlsx}
            </Button>
            <Button variant="outlined" icon="download" onClick={() => void run('csv')}>
              {texts.csv}
            </Button>
          </Row>
        </Stack>
      )}
    </Dialog>
  );
};

/** A list to be exported. */
export interface ExportedList {
  /** Translated; the name of the file and of its sheet. */
  title: string;
  columns: readonly Field[];
  /** How many rows its server returns at a time. */
  pageSize: number;
}

/** Writing a workbook happens in memory and freezes the page, so larger exports are limited to CSV. */
const maxSheetRows = 100_000;

/**
 * Exports every result of the surrounding list, in its order. `share` is the progress of the running export, undefined
 * if there is none. Cancelling it or leaving the page saves nothing.
 */
const useExport = ({ title, columns, pageSize }: ExportedList, onDone: () => void) => {
  const dataProvider = useDataProvider();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { resource, filterValues: filter, sort, total = 0 } = useListContext();
  const running = useRef<AbortController>(undefined);
  const [share, setShare] = useState<number>();
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const run = async (format: ExportFormat) => {
    if (format === 'xlsx' && total > maxSheetRows) {
      notify(texts.tooLong(maxSheetRows), { type: 'warning' });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setShare(0);
    try {
      const fields = columns.filter((field) => field.kind !== 'custom' || !field.compact);
      const collecting = { dataProvider, resource, filter, sort, pageSize, fields, signal };
      const rows = await collectRows({ ...collecting, onProgress: setShare });
      // A custom column without values, such as the one of actions, has nothing to write.
      const written = fields.filter(
        ({ kind, source }) => kind !== 'custom' || rows.some((row) => source in row),
      );
      const named = written.map((field) => ({ field, heading: String(translateLabel(field)) }));
      const file = await writeTable(format, { columns: named, rows, resource, title, translate });
      signal.throwIfAborted();
      saveBlob(file, exportName(title, format, new Date()));
      notify(texts.done(rows.length), { type: 'success' });
      onDone();
    } catch (error) {
      if (signal.aborted) onDone();
      else notifyFailure(error, texts.failed);
    } finally {
      setShare(undefined);
    }
  };
  return { run, share, cancel };
};

/** What is exported, and how it is fetched. */
interface Collecting {
  dataProvider: DataProvider;
  resource: string;
  filter: FilterPayload;
  sort: SortPayload;
  /** The number of rows per request. */
  pageSize: number;
  fields: readonly Field[];
  signal: AbortSignal;
  /** Called with the share of rows fetched so far, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * Fetches every row of a list, page by page. A row that moves to the next page meanwhile, because a newer one was
 * added, is included once. The ids of lookups are replaced by the texts of their records.
 * @throws the error of the data provider, or AbortError after a cancellation
 */
const collectRows = async (collecting: Collecting): Promise<RaRecord[]> => {
  const { dataProvider, resource, filter, sort, pageSize, signal, onProgress } = collecting;
  const rows = new Map<Identifier, RaRecord>();
  for (let page = 1; ; page++) {
    const pagination = { page, perPage: pageSize };
    const { data, total = 0 } = await dataProvider.getList(resource, { pagination, sort, filter, signal });
    signal.throwIfAborted();
    for (const row of await withTexts(data, collecting)) rows.set(row.id, row);
    onProgress(total === 0 ? 1 : Math.min(1, (page * pageSize) / total));
    if (data.length === 0 || page * pageSize >= total) return [...rows.values()];
  }
};

/** Replaces lookup ids by the texts of their records, unless the rows bring those texts themselves. */
const withTexts = async (rows: readonly RaRecord[], { dataProvider, fields, signal }: Collecting) => {
  const textsOf = new Map<string, ReadonlyMap<string, string>>();
  for (const field of fields) {
    if (field.kind !== 'lookup' || field.ownText) continue;
    const { resource, text } = field.lookup;
    const ids = [...new Set(rows.map((row) => row[field.source]).filter(hasValue))];
    const { data } = ids.length > 0 ? await dataProvider.getMany(resource, { ids, signal }) : { data: [] };
    textsOf.set(field.source, new Map(data.map((record) => [String(record.id), String(record[text])])));
  }
  if (textsOf.size === 0) return rows;
  return rows.map((row) => {
    const named = [...textsOf].map(([source, ofIds]) => [
      source,
      ofIds.get(String(row[source])) ?? row[source],
    ]);
    return { ...row, ...Object.fromEntries(named) };
  });
};
