import { maintenanceMessages, type WorkbookLimit } from '../contract/rules/maintenanceMessages';

/** Why a file can't be opened as a workbook. */
export type UnreadableReason = 'notZip' | 'encrypted' | 'damaged' | 'tooLarge' | 'notWorkbook';

/** Thrown for a file that is not a workbook, or that was made to harm whoever opens it. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';

  constructor(
    readonly reason: UnreadableReason,
    /** Which limit a file is over that is too large. */
    readonly limit?: WorkbookLimit,
    /** The line of a text, from 1, where a quotation begins that nothing ends. */
    readonly openLine?: number,
  ) {
    super(reason);
  }
}

/** Why a workbook can't be a maintenance file, whatever its lines contain. */
export type StructureFault = 'headings' | 'empty' | 'tooManyLines' | 'tooManyColumns';

/** Returns the message for a file that can't be a maintenance file: which limit it is over, or that of spec 5. */
export const refusalOf = (problem: StructureFault | UnreadableWorkbook): string => {
  if (problem === 'tooManyColumns') return maintenanceMessages.tooManyColumns;
  const limit = problem instanceof UnreadableWorkbook ? problem.limit : undefined;
  return limit ? maintenanceMessages.tooLarge[limit] : maintenanceMessages.fileFormat;
};

/** Errors that the file alone reveals; the others need the database. */
export const faultsInFile = ['missing', 'noValue', 'malformed', 'malformedStudent', 'repeated'] as const;
export type FaultInFile = (typeof faultsInFile)[number];
