import { z } from 'zod';
import type { RecordDeclaration } from './defineRecords';
import { maxListedRecords, recordFilter } from './recordQuery';
import { changedRecord, idNumber } from './recordSchemas';

/** The most records that one call of a bulk edit changes; more take several calls. */
export const recordsPerStep = 500;

/** The messages of bulk edits. */
export const bulkEditMessages = {
  noValue: 'Indique pelo menos um campo a alterar.',
  nothingSelected: 'Não selecionou nenhum registo.',
} as const;

/**
 * Builds the schema of which records to change, and to what: those that match `filter`, or with `ids` only those of
 * them that are selected; nothing selected is refused.
 */
export const bulkEditInput = (declaration: RecordDeclaration) => {
  const { bulkEdit = [] } = declaration;
  const { shape } = changedRecord(declaration);
  const values = Object.fromEntries(
    Object.entries(shape).filter(([name]) => bulkEdit.includes(name as never)),
  );
  return z.object({
    filter: recordFilter(declaration).prefault({}),
    ids: z
      .array(idNumber(declaration))
      .min(1, bulkEditMessages.nothingSelected)
      .max(maxListedRecords)
      .optional(),
    values: z
      .strictObject(values)
      .refine((given) => Object.values(given).some((value) => value !== undefined), bulkEditMessages.noValue),
  });
};

/** Builds the schema of one step: the records after `after`, up to `until`, the last one of the preview. */
export const bulkEditStep = (declaration: RecordDeclaration) =>
  bulkEditInput(declaration).extend({ after: z.int().min(0), until: z.int().min(0) });
