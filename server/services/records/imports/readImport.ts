import type { RecordDeclaration } from '../../../../contract/records/defineRecords';
import {
  importedFields,
  maxImportedRows,
  type RecordImport,
} from '../../../../contract/records/recordImport';
import { maxMaintenanceFileBytes } from '../../../../contract/rules/maintenanceLimits';
import { maintenanceMessages } from '../../../../contract/rules/maintenanceMessages';
import type { Mark } from '../../../../workbook/markSheet';
import type { NamedField, ReadTable } from '../../../../workbook/readTable';
import { Refusal } from '../../../lib/refusal';
import type { UploadContext, WorkersContext } from '../../context/serviceContext';
import { sentBytes } from '../../workers/sentBytes';
import type { ReadTableFile } from '../../workers/tasks/tableFile';
import { TookTooMuch } from '../../workers/workers';
import { importTexts } from './texts';

/** A file of rows that was read. */
export interface ReadImport {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly table: ReadTable;
}

/**
 * Reads a file of rows in another process.
 * @throws {Refusal} `badRequest` for what is no such file, is over a limit, costs too much to read or has no rows, and
 *   for two columns that would fill one field
 */
export const readImport = async (
  { workers, sentFiles }: UploadContext,
  declaration: RecordDeclaration,
  { file, columns }: Pick<RecordImport, 'file' | 'columns'>,
): Promise<ReadImport> => {
  const twice = importedFields(declaration).find(
    ({ source }) => (columns ?? []).filter((column) => column === source).length > 1,
  );
  if (twice) throw refused(importTexts.twice(twice.labelText));
  const content = sentBytes(file.file, sentFiles);
  if (!content) throw refused(importTexts.format);
  if (content.length > maxMaintenanceFileBytes) throw refused(maintenanceMessages.tooLarge.file);
  const terms = { fields: namedFields(declaration), columns, maxRows: maxImportedRows };
  const table = await unlessTooCostly(() =>
    workers.run('readTableFile', { content: content.slice(), ...terms }),
  );
  if (table.problem) throw refused(problemText(table));
  if (table.columns.length === 0) throw refused(importTexts.empty);
  return { content, table };
};

/** Returns a file of rows with its errors marked; throws a Refusal, `badRequest`, where that costs too much. */
export const markImport = async (
  { workers }: WorkersContext,
  declaration: RecordDeclaration,
  { content, table: { width } }: ReadImport,
  errors: { readonly marks: readonly Mark[]; readonly isOnlyWrong: boolean },
): Promise<Uint8Array<ArrayBuffer>> => {
  const marks = { content: content.slice(), fields: namedFields(declaration), width, ...errors };
  return (await unlessTooCostly(() => workers.run('markTableFile', marks))).content;
};

const refused = (text: string) => new Refusal('badRequest', text);

const unlessTooCostly = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (failure) {
    throw failure instanceof TookTooMuch ? refused(importTexts.tooCostly) : failure;
  }
};

const problemText = (file: ReadTableFile): string => {
  if (file.problem !== 'unreadable') return importTexts[file.problem ?? 'format'];
  if (file.openLine) return importTexts.openQuotation(file.openLine);
  return file.limit ? maintenanceMessages.tooLarge[file.limit] : importTexts.format;
};

/** A heading may be the label of a field, or its name in code. */
const namedFields = (declaration: RecordDeclaration): NamedField[] =>
  importedFields(declaration).map(({ source, labelText }) => ({ source, names: [labelText, source] }));
