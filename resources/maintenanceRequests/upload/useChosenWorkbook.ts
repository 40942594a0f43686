import { useEffect, useRef, useState } from 'react';
import { maintenanceMessages } from '../../../contract/rules/maintenanceMessages';
import { messages } from '../../../contract/rules/messages';
import type { CheckStep } from './checkMessages';
import { startCheck, type WorkbookCheck } from './startCheck';
import type { WorkbookReport } from './workbookReport';

/** The state of the check of the chosen file. */
export type CheckState =
  | { state: 'running'; step: CheckStep }
  | { state: 'done'; report: WorkbookReport; mark: () => Promise<Blob> }
  | { state: 'unavailable' };

interface Chosen {
  file: File;
  check: CheckState;
}

const firstStep: CheckState = { state: 'running', step: 'reading' };

/** The chosen maintenance file, its check, and the field's error (spec 5, Maintenance upload). */
export const useChosenWorkbook = () => {
  const [chosen, setChosen] = useState<Chosen>();
  const [error, setError] = useState<string>();
  const running = useRef<WorkbookCheck>(undefined);
  const stop = () => {
    running.current?.stop();
    running.current = undefined;
  };
  useEffect(() => () => running.current?.stop(), []);

  const choose = (file: File) => {
    stop();
    setError(undefined);
    setChosen({ file, check: firstStep });
    const check = startCheck(file, (step) => {
      if (running.current === check) setChosen({ file, check: { state: 'running', step } });
    });
    running.current = check;
    void check.report.then((report) => {
      if (running.current !== check) return;
      setChosen({
        file,
        check: report ? { state: 'done', report, mark: check.mark } : { state: 'unavailable' },
      });
      if (report?.structure) setError(maintenanceMessages.fileFormat);
    });
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
      setError(messages.required);
    },
    /** Whether there is a file to send, whatever its check says, because the server decides. Sets the field's error otherwise. */
    isChosen: (): boolean => {
      if (!chosen) setError(messages.required);
      return chosen !== undefined;
    },
  };
};
