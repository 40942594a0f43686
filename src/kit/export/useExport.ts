import { useDataProvider, useListContext, useNotify, useTranslate, useTranslateLabel } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { saveBlob } from '../detail/saveBlob';
import type { Field } from '../fields/Field';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { collectRows } from './collectRows';
import { type ExportFormat, exportName, writeTable } from './exportFormats';

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
export const useExport = ({ title, columns, pageSize }: ExportedList, onDone: () => void) => {
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
      notify('kit.export.tooLong', { type: 'warning', messageArgs: { most: maxSheetRows } });
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
      notify('kit.export.done', { type: 'success', messageArgs: { smart_count: rows.length } });
      onDone();
    } catch (error) {
      if (signal.aborted) onDone();
      else notifyFailure(error, 'kit.export.failed');
    } finally {
      setShare(undefined);
    }
  };
  return { run, share, cancel };
};
