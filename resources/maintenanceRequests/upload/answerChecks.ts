import type { WorkBook } from 'xlsx';
import { markWorkbook } from '../../../contract/workbook/markWorkbook';
import { openWorkbook } from '../../../contract/workbook/openWorkbook';
import { readMaintenanceSheet } from '../../../contract/workbook/readMaintenanceSheet';
import { UnreadableWorkbook } from '../../../contract/workbook/unreadableWorkbook';
import type { CheckAnswer, CheckRequest } from './checkMessages';
import { findInSheet } from './findInSheet';
import type { Finding, WorkbookReport } from './workbookReport';

const unreadable: WorkbookReport = { structure: 'unreadable', lineCount: 0, groups: [] };

/** Answers one page's requests about one file; the workbook stays here, so that it can be marked. */
export const answerChecks = (answer: (message: CheckAnswer) => void) => {
  let checked: { workbook: WorkBook; findings: readonly Finding[] } | undefined;

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
