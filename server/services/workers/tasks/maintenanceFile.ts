import { foundText } from '../../../../contract/rules/maintenanceMessages';
import type { LineProblem } from '../../../../workbook/checkLines';
import { refusalOf, UnreadableWorkbook } from '../../../../workbook/faults';
import { markWorkbook } from '../../../../workbook/markWorkbook';
import { openWorkbook } from '../../../../workbook/openWorkbook';
import {
  type MaintenanceSheet,
  readMaintenanceSheet,
  structureProblem,
} from '../../../../workbook/readMaintenanceSheet';

interface WorkbookFile {
  readonly content: Uint8Array<ArrayBuffer>;
}

/** What a workbook holds: the list, or why it is refused, in Portuguese. */
export type ReadMaintenanceFile =
  | MaintenanceSheet
  | { readonly refusal: string; readonly details?: readonly string[] };

/** Reads a workbook from an untrusted source (spec 5, "Maintenance upload"). */
export const readMaintenanceFile = async ({ content }: WorkbookFile): Promise<ReadMaintenanceFile> => {
  try {
    const sheet = readMaintenanceSheet(openWorkbook(content));
    const problem = structureProblem(sheet);
    return problem ? { refusal: refusalOf(problem), details: sheet.found?.map(foundText) } : sheet;
  } catch (failure) {
    if (!(failure instanceof UnreadableWorkbook)) throw failure;
    return { refusal: refusalOf(failure) };
  }
};

interface Marks {
  readonly problems: readonly LineProblem[];
  /** How many columns have content, as it was read before. */
  readonly width: number;
}

/** Marks the problems in a maintenance file that was read before. */
export const markMaintenanceFile = async ({
  content,
  problems,
  width,
}: WorkbookFile & Marks): Promise<WorkbookFile> => ({
  content: markWorkbook(openWorkbook(content), problems, width),
});
