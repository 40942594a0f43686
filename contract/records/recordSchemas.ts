import { z } from 'zod';
import { idUpTo } from '../calls/filter';
import { fileScan, uploadedFile } from '../entities/file';
import { day, dayWith, moment, momentWith } from '../entities/moment';
import { digits, textUpTo } from '../entities/text';
import { version } from '../entities/version';
import { cleanLines, isBlankText } from '../rules/cleanText';
import { isEmail } from '../rules/email';
import { largestId } from '../rules/limits';
import { validationMessages } from '../rules/validationMessages';
import type { RecordDeclaration } from './defineRecords';
import type { RecordField } from './recordFields';
import { recordMessages } from './recordMessages';

/**
 * Builds the schema of a record to create; it leaves out fields that the server sets. The owner may be absent, because
 * only the regulator chooses it.
 */
export const newRecord = ({ fields, belongsTo }: Pick<RecordDeclaration, 'fields' | 'belongsTo'>) =>
  z.object(
    Object.fromEntries(
      fields
        .filter(({ readOnly }) => !readOnly)
        .map((field) => [
          field.source,
          field.required && field.source !== belongsTo ? required(field) : optional(field),
        ]),
    ),
  );

/** Builds the schema of a change to a record; absent fields stay as they are. */
export const changedRecord = (declaration: RecordDeclaration) =>
  z.object({
    id: recordId(declaration),
    version: version.optional(),
    ...Object.fromEntries(
      declaration.fields
        .filter(({ readOnly }) => !readOnly)
        .map((field) => [
          field.source,
          (field.required === true ? required(field) : optional(field)).optional(),
        ]),
    ),
  });

/** Builds the schema of a record in an answer. */
export const answeredRecord = ({ fields }: RecordDeclaration) =>
  z.object({
    id: z.int().positive(),
    ...Object.fromEntries(
      fields.map((field) => [
        field.source,
        field.required === true ? answered(field) : answered(field).nullable(),
      ]),
    ),
  });

/** Builds the schema of a single record in an answer, with the version that identifies its current state. */
export const answeredWhole = (declaration: RecordDeclaration) =>
  answeredRecord(declaration).extend({ version });

type Numbered = Pick<RecordDeclaration, 'hasLargeIds'>;

/** Builds the schema of a record's id as a number: no larger than the column that holds it. */
export const idNumber = ({ hasLargeIds }: Numbered) => (hasLargeIds ? z.int() : z.int32()).positive();

/** Builds the schema of a record's id in a path, where it is text: a number no larger than its column holds. */
export const recordId = ({ hasLargeIds }: Numbered) =>
  idUpTo(hasLargeIds ? Number.MAX_SAFE_INTEGER : largestId);

/** The first day that every part of the product can display. */
const firstDay = '1000-01-01';
const isNotBefore = (text: string) => text >= firstDay;
const dayOfRecord = dayWith(recordMessages.day).refine(isNotBefore, recordMessages.day);
const momentOfRecord = momentWith(recordMessages.day).refine(isNotBefore, recordMessages.day);

/** The largest amount that the database stores exactly. */
const largestAmount = 9_999_999_999.99;

const between = <Schema extends z.ZodNumber>(
  schema: Schema,
  { min, max }: { min?: number; max?: number },
) => {
  const atLeast = min === undefined ? schema : schema.min(min, recordMessages.atLeast(min));
  return max === undefined ? atLeast : atLeast.max(max, recordMessages.atMost(max));
};

const refined = <Value>(schema: z.ZodType<Value>, problem?: (value: Value) => string | undefined) =>
  problem
    ? schema.superRefine((value, context) => {
        const message = problem(value);
        if (message) context.addIssue({ code: 'custom', message });
      })
    : schema;

/** Builds the schema of a field's value; it is never applied to an empty one. */
export const fieldSchema = (field: RecordField): z.ZodType => {
  switch (field.kind) {
    case 'text':
      return refined(textUpTo(field.maxLength), field.problem);
    case 'longText':
      return refined(textUpTo(field.maxLength, cleanLines), field.problem);
    case 'email':
      return refined(textUpTo(field.maxLength).refine(isEmail, validationMessages.email), field.problem);
    case 'digits':
      return refined(
        digits
          .max(field.maxLength, validationMessages.tooLong(field.maxLength))
          .regex(/^\d+$/, validationMessages.invalidValue),
        field.problem,
      );
    case 'number':
      return between(z.int32(), field);
    case 'money':
      return between(z.number(), { min: -largestAmount, max: largestAmount, ...bounds(field) }).refine(
        (amount) => Math.round(amount * 100) / 100 === amount,
        recordMessages.cents,
      );
    case 'date':
      return dayOfRecord;
    case 'moment':
      return momentOfRecord;
    case 'yesNo':
      return z.boolean();
    case 'choice':
      return z.enum(Object.keys(field.choices));
    case 'lookup':
      return z.int32().positive();
    case 'file':
      return sentFile;
    case 'custom':
      return refined<unknown>(z.json(), field.problem);
  }
};

/** A file in a request; a file already on the server is sent by name alone, and is kept. */
const sentFile = z.object({
  filename: uploadedFile.shape.filename,
  file: uploadedFile.shape.file.optional(),
});

const bounds = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

const isBlank = (value: unknown) => value === null || value === undefined || isBlankText(value);

const required = (field: RecordField) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), fieldSchema(field));
const optional = (field: RecordField) =>
  z.preprocess((value) => (isBlank(value) ? null : value), fieldSchema(field).nullable());

/** Checks only the type, because a stored value may predate today's limits. */
const answered = (field: RecordField): z.ZodType => {
  switch (field.kind) {
    case 'number':
    case 'lookup':
      return z.int();
    case 'money':
      return z.number();
    case 'yesNo':
      return z.boolean();
    case 'file':
      return z.object({ filename: z.string(), scan: fileScan.optional() });
    case 'custom':
      return z.json();
    case 'date':
      return day;
    case 'moment':
      return moment;
    default:
      return z.string();
  }
};
