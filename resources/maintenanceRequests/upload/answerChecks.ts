import { UnreadableWorkbook } from '../../../workbook/faults';
import { markWorkbook } from '../../../workbook/markWorkbook';
import type { OpenedWorkbook } from '../../../workbook/openWorkbook';
import { openWorkbook } from '../../../workbook/openWorkbook';
import { readMaintenanceSheet } from '../../../workbook/readMaintenanceSheet';
import type { CheckAnswer, CheckRequest } from './checkMessages';
import { findInSheet } from './findInSheet';
import type { Finding, WorkbookReport } from './workbookReport';

const unreadable: WorkbookReport = { structure: 'unreadable', lineCount: 0, groups: [] };

/** Handles a page's messages about one file; keeps the workbook, so that it can mark it later. */
export const answerChecks = (answer: (message: CheckAnswer) => void) => {
  let checked: { workbook: OpenedWorkbook; findings: readonly Finding[] } | undefined;

  const check = async (file: Blob) => {
    answer({ type: 'step', step: 'reading' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    answer({ type: 'step', step: 'opening' });
    const workbook = openWorkbook(bytes);
    answer({ type: 'step', step: 'checking' });
    const { report, findings } = findInSheet(readMaintenanceSheet(workbook));
    checked = { workbook, findings };
    answer({ type: 'report', report });
  };

  return async (request: CheckRequest): Promise<void> => {
    try {
      if (request.type === 'check') await check(request.file);
      else if (checked) answer({ type: 'marked', bytes: markWorkbook(checked.workbook, checked.findings) });
    } catch (failure) {
      if (failure instanceof UnreadableWorkbook) answer({ type: 'report', report: unreadable });
      else answer({ type: 'failed' });
    }
  };
};
