import { refusalOf, UnreadableWorkbook } from '../../../workbook/faults';
import { markWorkbook } from '../../../workbook/markWorkbook';
import { type OpenedWorkbook, openWorkbook } from '../../../workbook/openWorkbook';
import { type MaintenanceSheet, readMaintenanceSheet } from '../../../workbook/readMaintenanceSheet';
import { writeMaintenanceFile } from '../../../workbook/textSheet';
import type { CheckAnswer, CheckRequest } from './checkMessages';
import { type CheckedSheet, findInSheet } from './findInSheet';
import type { WorkbookReport } from './workbookReport';

const unreadable = (failure: UnreadableWorkbook): WorkbookReport => ({
  structure: 'unreadable',
  refusal: refusalOf(failure),
  lineCount: 0,
  readyCount: 0,
  removableCount: 0,
  groups: [],
  isConfirmed: false,
});

/** Returns a handler for the page's messages about one file; keeps the workbook so that it can mark it later. */
export const handleCheckRequests = (answer: (message: CheckAnswer) => void) => {
  let opened: { workbook: OpenedWorkbook; sheet: MaintenanceSheet; checked: CheckedSheet } | undefined;

  const check = async (file: Blob): Promise<CheckAnswer> => {
    answer({ type: 'step', step: 'reading' });
    const bytes = new Uint8Array(await file.arrayBuffer());
    answer({ type: 'step', step: 'opening' });
    const workbook = openWorkbook(bytes);
    answer({ type: 'step', step: 'checking' });
    const sheet = readMaintenanceSheet(workbook);
    const checked = findInSheet(sheet);
    opened = { workbook, sheet, checked };
    return { type: 'report', report: checked.report };
  };

  const about = (
    request: Exclude<CheckRequest, { type: 'check' | 'write' }>,
    known: NonNullable<typeof opened>,
  ): CheckAnswer => {
    if (request.type === 'confirm') {
      const checked = findInSheet(known.sheet, request.found);
      opened = { ...known, checked };
      return { type: 'report', report: checked.report };
    }
    const { findings, remaining } = known.checked;
    if (request.type === 'mark')
      return { type: 'workbook', bytes: markWorkbook(known.workbook, findings, known.sheet.width) };
    const rows = remaining.map((line) => [line.fiscalNumber.text, line.studentFiscalNumber.text]);
    return { type: 'workbook', bytes: writeMaintenanceFile(rows) };
  };

  return async (request: CheckRequest): Promise<void> => {
    try {
      if (request.type === 'check') answer(await check(request.file));
      else if (request.type === 'write')
        answer({ type: 'workbook', bytes: writeMaintenanceFile(request.rows, request.besides) });
      else answer(opened ? about(request, opened) : { type: 'failed' });
    } catch (failure) {
      if (failure instanceof UnreadableWorkbook) answer({ type: 'report', report: unreadable(failure) });
      else answer({ type: 'failed' });
    }
  };
};
