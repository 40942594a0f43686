import { HttpError, useDataProvider } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { AppDataProvider } from '../../../providers/dataProvider/createDataProvider';
import { useCapability } from '../../../src/kit/access/useCapability';
import type { CheckStep } from './checkMessages';
import { startCheck, type WorkbookCheck } from './startCheck';
import type { WorkbookReport } from './workbookReport';

/** The finished check of the chosen file: its report, and the workbooks that can be made of the file. */
export interface DoneCheck extends Pick<WorkbookCheck, 'mark' | 'removeWrong'> {
  state: 'done';
  report: WorkbookReport;
  /** Why the server would refuse the file as a whole. */
  refusal?: string | undefined;
}

/** The state of the check of the chosen file. */
export type CheckState = { state: 'running'; step: CheckStep } | DoneCheck | { state: 'unavailable' };

interface Chosen {
  file: File;
  check: CheckState;
}

const badRequest = 400;

/** Keeps the chosen maintenance file, its check, and the field's error (spec 5, Maintenance upload). */
export const useChosenWorkbook = () => {
  const askServer = useServersCheck();
  const [chosen, setChosen] = useState<Chosen>();
  const [error, setError] = useState<string>();
  const stopRunning = useRef<() => void>(undefined);
  const stop = () => {
    stopRunning.current?.();
    stopRunning.current = undefined;
  };
  useEffect(() => () => stopRunning.current?.(), []);

  const choose = (file: File) => {
    stop();
    setError(undefined);
    const show = (check: CheckState) => {
      if (stopRunning.current === stopThis) setChosen({ file, check });
    };
    const giveUp = new AbortController();
    const check = startCheck(file, (step) => show({ state: 'running', step }));
    const stopThis = () => {
      giveUp.abort();
      check.stop();
    };
    stopRunning.current = stopThis;
    show({ state: 'running', step: 'reading' });

    const finish = async () => {
      const { mark, removeWrong } = check;
      const own = await check.report;
      if (!own) return show({ state: 'unavailable' });
      if (own.structure) {
        show({ state: 'done', report: own, mark, removeWrong });
        if (stopRunning.current === stopThis) setError(own.refusal);
        return;
      }
      show({ state: 'running', step: 'confirming' });
      const { found, refusal } = await askServer(file, giveUp.signal);
      const report = (found && (await check.confirm(found))) ?? own;
      show({ state: 'done', report, refusal, mark, removeWrong });
    };
    void finish();
  };

  const clear = () => {
    stop();
    setChosen(undefined);
    setError(undefined);
  };

  return {
    file: chosen?.file,
    check: chosen?.check,
    error,
    choose,
    clear,
    remove: () => {
      clear();
      setError(validationMessages.required);
    },
    /**
     * Returns whether there is a file to send, whatever its check says, because the server decides. Sets the
     * field's error otherwise.
     */
    isChosen: (): boolean => {
      if (!chosen) setError(validationMessages.required);
      return chosen !== undefined;
    },
  };
};

/**
 * Returns a function that asks the server what is wrong with a file, or why it would refuse it. The answer is
 * empty if the server has no such check or can't do it now.
 */
const useServersCheck = () => {
  const isOffered = useCapability('check-maintenance-file');
  const dataProvider = useDataProvider<AppDataProvider>();
  return async (file: File, signal: AbortSignal) => {
    if (!isOffered) return {};
    try {
      const answer = await dataProvider.checkMaintenanceFile(file, { signal, isSilent: true });
      return { found: answer?.findings };
    } catch (error) {
      return error instanceof HttpError && error.status === badRequest ? { refusal: error.message } : {};
    }
  };
};
