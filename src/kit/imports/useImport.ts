import {
  type DataProvider,
  useDataProvider,
  useNotify,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import { useAction } from '../actions/useAction';
import { saveBlob } from '../detail/DownloadButton';
import { type SendingControl, useSending } from '../sending/SendingDialog';
import { sendingTexts } from '../sending/texts';
import { importTexts } from './texts';

/** What to do with a file: only check it, store all of its rows, or those without errors. */
type ImportMode = 'check' | 'all' | 'good';

/** An error in a row of a file. */
export interface RowError {
  row: number;
  /** The letter of the column; empty for a field without one. */
  column: string;
  /** The source of the field. */
  field: string;
  message: string;
}

/** What a file holds, what is wrong with it, and what was stored. */
export interface ImportResult {
  success: boolean;
  rows: number;
  good: number;
  created: number;
  columns: readonly { heading: string; field: string | null }[];
  /** Required fields without a column. */
  missing: readonly string[];
  /** The first errors; `errorCount` is the number of all. */
  errors: readonly RowError[];
  errorCount: number;
  marked?: { name: string; content: Blob };
}

/** The extra method of a data provider that imports files of rows. */
interface ImportProvider extends DataProvider {
  importRecords: (
    resource: string,
    request: {
      file: File;
      unreadable: string;
      columns?: readonly (string | null)[] | undefined;
      mode: ImportMode;
      isMarked?: boolean;
    },
    control: SendingControl,
  ) => Promise<ImportResult>;
}

/** What is being done. */
type ImportStep = 'checking' | 'storing' | 'marking';

/** Imports a file of rows in steps: it is chosen, its columns are matched, it is checked, and rows are stored. */
export const useImport = (onDone: () => void) => {
  const { importRecords } = useDataProvider<ImportProvider>();
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { sending, begin, end } = useSending();
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState<readonly (string | null)[]>();
  const [result, setResult] = useState<ImportResult>();
  /** Whether the columns are others than the result is about. */
  const [isStale, setIsStale] = useState(false);
  const [step, setStep] = useState<ImportStep>('checking');

  const send = async (
    chosen: File,
    matched: typeof columns,
    how: { mode: ImportMode; isMarked?: boolean },
  ) => {
    const { control, cancelled } = begin();
    setStep(how.mode !== 'check' ? 'storing' : how.isMarked ? 'marking' : 'checking');
    try {
      const request = {
        ...how,
        file: chosen,
        columns: matched,
        unreadable: translate('kit.files.unreadable'),
      };
      return await importRecords(resource, request, control);
    } catch (error) {
      const outcome = cancelled(error);
      if (!outcome) throw error;
      notify(sendingTexts[outcome], { type: outcome === 'cancelled' ? 'info' : 'warning' });
      return undefined;
    } finally {
      end();
    }
  };
  const take = (answer: ImportResult | undefined) => {
    if (!answer) return;
    setResult(answer);
    setColumns(answer.columns.map(({ field }) => field));
    setIsStale(false);
    if (answer.created === 0) return;
    notify(importTexts.imported(answer.created), { type: 'success' });
    refresh();
    if (answer.errorCount === 0) onDone();
  };

  const check = useAction<{ file: File; columns?: readonly (string | null)[] | undefined }>({
    run: async (chosen) => take(await send(chosen.file, chosen.columns, { mode: 'check' })),
    failureMessage: importTexts.checkFailed,
  });
  const store = useAction<'all' | 'good'>({
    run: async (which) =>
      file && take(await send(file, columns, { mode: which, isMarked: which === 'good' })),
    failureMessage: importTexts.failed,
  });
  const marking = useAction<void>({
    run: async () => {
      const answer = result?.marked
        ? result
        : file && (await send(file, columns, { mode: 'check', isMarked: true }));
      if (answer?.marked) saveBlob(answer.marked.content, answer.marked.name);
    },
    failureMessage: importTexts.markedFailed,
  });

  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setColumns(undefined);
    setResult(undefined);
    setIsStale(false);
    if (chosen) void check.start({ file: chosen });
  };
  /** Matches a column to a field, which no other column fills then. */
  const match = (at: number, field: string | null) => {
    setColumns(columns?.map((one, index) => (index === at ? field : one === field ? null : one)));
    setIsStale(true);
  };
  return {
    file,
    columns,
    result,
    isStale,
    step,
    sending,
    isRunning: sending.progress !== undefined,
    choose,
    match,
    check: () => file && check.start({ file, columns }),
    store: store.start,
    download: () => marking.start(),
  };
};
