import type { LineProblem } from '../../../../workbook/checkLines';
import { UnreadableWorkbook } from '../../../../workbook/faults';
import { markWorkbook } from '../../../../workbook/markWorkbook';
import { type OpenedWorkbook, openWorkbook } from '../../../../workbook/openWorkbook';
import {
  type MaintenanceSheet,
  readMaintenanceSheet,
  structureProblem,
} from '../../../../workbook/readMaintenanceSheet';

interface WorkbookFile {
  readonly content: Uint8Array<ArrayBuffer>;
}

const open = (content: Uint8Array): OpenedWorkbook | undefined => {
  try {
    return openWorkbook(content);
  } catch (failure) {
    if (failure instanceof UnreadableWorkbook) return undefined;
    throw failure;
  }
};

/** Reads a workbook from an untrusted source; returns undefined if it is not a maintenance file. */
export const readMaintenanceFile = async ({
  content,
}: WorkbookFile): Promise<MaintenanceSheet | undefined> => {
  const workbook = open(content);
  const sheet = workbook && readMaintenanceSheet(workbook);
  return sheet && !structureProblem(sheet.headings, sheet.lines.length) ? sheet : undefined;
};

/** Marks the problems in a maintenance file that was read before. */
export const markMaintenanceFile = async ({
  content,
  problems,
}: WorkbookFile & { readonly problems: readonly LineProblem[] }): Promise<WorkbookFile> => ({
  content: markWorkbook(openWorkbook(content), problems),
});
