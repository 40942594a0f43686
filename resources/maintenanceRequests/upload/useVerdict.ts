import { HttpError, useDataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import { openWorkbookWorker } from './openWorkbookWorker';
import type { CheckStep, ServersVerdict, Verdict } from './workbookVerdict';

/** The verdict on the chosen file, and the workbooks that can be made of it. */
export interface JudgedWorkbook {
  state: 'judged';
  verdict: Verdict;
  /** Returns the workbook with the findings marked. */
  mark: () => Promise<Blob>;
  /** Returns a workbook of the same lines without the wrong ones. */
  removeWrong: () => Promise<Blob>;
}

/** How far the check of the chosen file has come. */
export type WorkbookCheck = { state: 'running'; step: CheckStep } | JudgedWorkbook | { state: 'unavailable' };

const nothingToStop = () => undefined;

/** Keeps the chosen maintenance file, the one verdict on it, and the field's error (spec 5, Maintenance upload). */
export const useVerdict = () => {
  const askServer = useServersVerdict();
  const [chosen, setChosen] = useState<{ file: File; check: WorkbookCheck }>();
  const [error, setError] = useState<string>();
  const stop = useRef<() => void>(nothingToStop);
  useEffect(() => () => stop.current(), []);

  const judge = async (file: File) => {
    stop.current();
    const control = new AbortController();
    const show = (check: WorkbookCheck, problem?: string) => {
      if (control.signal.aborted) return;
      setChosen({ file, check });
      setError(problem);
    };
    const worker = openWorkbookWorker((step) => show({ state: 'running', step }));
    stop.current = () => {
      control.abort();
      worker.stop();
    };
    const workbooks = {
      mark: () => worker.write({ type: 'mark' }),
      removeWrong: () => worker.write({ type: 'removeWrong' }),
    };
    show({ state: 'running', step: 'reading' });
    const own = await worker.judge({ type: 'judge', file });
    if (!own) return show({ state: 'unavailable' });
    // The server need not be asked about a file that can't be one.
    if (own.structure) return show({ state: 'judged', verdict: own, ...workbooks }, own.refusal);
    show({ state: 'running', step: 'confirming' });
    const server = await askServer(file, control.signal);
    const both = server && (await worker.judge({ type: 'confirm', server }));
    show({ state: 'judged', verdict: both ?? own, ...workbooks });
  };

  const clear = () => {
    stop.current();
    setChosen(undefined);
    setError(undefined);
  };

  return {
    file: chosen?.file,
    check: chosen?.check,
    error,
    choose: (file: File) => void judge(file),
    clear,
    remove: () => {
      clear();
      setError(validationMessages.required);
    },
    /**
     * Returns whether there is a file to send, whatever its verdict, because the server decides. Sets the field's
     * error otherwise.
     */
    isChosen: (): boolean => {
      if (!chosen) setError(validationMessages.required);
      return chosen !== undefined;
    },
  };
};

const badRequest = 400;

/** Returns a function that asks the server for its verdict; undefined if it has no such check or can't do it now. */
const useServersVerdict = () => {
  const isOffered = useCapability('check-maintenance-file');
  const dataProvider = useDataProvider<AppDataProvider>();
  return async (file: File, signal: AbortSignal): Promise<ServersVerdict | undefined> => {
    if (!isOffered) return undefined;
    try {
      const answer = await dataProvider.checkMaintenanceFile(file, { signal, isSilent: true });
      return answer && { found: answer.findings, renewedCount: answer.renewedRows?.length };
    } catch (error) {
      return error instanceof HttpError && error.status === badRequest
        ? { refusal: error.message }
        : undefined;
    }
  };
};
