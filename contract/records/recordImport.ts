import { z } from 'zod';
import { filename } from '../entities/text';
import { maxMaintenanceColumns } from '../rules/maintenanceLimits';
import type { RecordDeclaration } from './defineRecords';
import type { RecordField } from './recordFields';

/** The most rows that one file may import. */
export const maxImportedRows = 10_000;

/** How many errors of a file an answer lists; the marked file has all of them. */
export const maxListedErrors = 100;

/** Returns the fields that a row of a file can fill: neither what the server sets nor files and values of other forms. */
export const importedFields = ({ fields }: Pick<RecordDeclaration, 'fields'>): RecordField[] =>
  fields.filter(({ readOnly, kind }) => !readOnly && kind !== 'file' && kind !== 'custom');

/** Builds the schema of an import: a file of rows, and what to do with it. */
export const recordImport = (declaration: RecordDeclaration) =>
  z.object({
    /** An .xlsx or .csv file, judged by its content. */
    file: z.object({ filename, sanitizeName: z.literal(false), file: z.string() }),
    /** The field of each column, null for one that is left out; by their headings when absent. */
    columns: z
      .array(z.enum(importedFields(declaration).map(({ source }) => source)).nullable())
      .max(maxMaintenanceColumns + 1)
      .optional(),
    /** `check` stores nothing, `all` nothing where a row is wrong, `good` the rows that are not. */
    mode: z.enum(['check', 'all', 'good']),
    /** Whether a file with errors is answered with the errors marked; after `good` it has the wrong rows alone. */
    isMarked: z.boolean().optional(),
  });
export type RecordImport = z.infer<ReturnType<typeof recordImport>>;

/** An error in a row, numbered from 1 as spreadsheets do; `column` is its letter there. */
const rowError = z.object({
  row: z.int().positive(),
  column: z.string(),
  field: z.string(),
  message: z.string(),
});
export type RowError = z.infer<typeof rowError>;

/** What a file holds, what is wrong with it, and what was stored. */
export const importAnswer = z.object({
  /** Whether nothing is wrong or, unless the file was only checked, something was stored. */
  success: z.boolean(),
  rows: z.int().nonnegative(),
  /** How many rows are not wrong. */
  good: z.int().nonnegative(),
  created: z.int().nonnegative(),
  /** The columns of the file, each with the field that it fills. */
  columns: z.array(z.object({ heading: z.string(), field: z.string().nullable() })),
  /** Required fields without a column; no row is checked then. */
  missing: z.array(z.string()),
  /** The first errors, by row. */
  errors: z.array(rowError),
  errorCount: z.int().nonnegative(),
  marked: z.object({ name: z.string(), file: z.base64() }).optional(),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
