import { z } from 'zod';
import { uploadedFile } from '../entities/file';
import { isEmail } from '../rules/email';
import { messages } from '../rules/messages';
import type { RecordDeclaration } from './defineRecords';
import type { RecordField } from './recordFields';
import { recordMessages } from './recordMessages';

/** What a caller sends to create a record; fields that the server fills in are left out. */
export const newRecord = ({ fields }: RecordDeclaration) =>
  z.object(
    Object.fromEntries(
      fields
        .filter(({ readOnly }) => !readOnly)
        .map((field) => [field.source, field.required ? required(field) : optional(field)]),
    ),
  );

/** What a record is to become: what is absent stays as it is. */
export const changedRecord = ({ fields }: RecordDeclaration) =>
  z.object({
    id: recordId,
    version: version.optional(),
    ...Object.fromEntries(
      fields
        .filter(({ readOnly }) => !readOnly)
        .map((field) => [
          field.source,
          (field.required === true ? required(field) : optional(field)).optional(),
        ]),
    ),
  });

/** A record as it is answered. */
export const answeredRecord = ({ fields, belongsTo }: RecordDeclaration) =>
  z.object({
    id: z.int().positive(),
    ...(belongsTo && { providerId: z.int().positive() }),
    ...Object.fromEntries(
      fields.map((field) => [
        field.source,
        field.required === true ? answered(field) : answered(field).nullable(),
      ]),
    ),
  });

/** One record as it is answered by itself, with what names its present state. */
export const answeredWhole = (declaration: RecordDeclaration) =>
  answeredRecord(declaration).extend({ version });

const version = z.string().max(100).meta({
  description: 'Names the state of a record; sent back with a change, it refuses one of another state',
});

/** The id of a record, in a path too, where everything is text. */
export const recordId = z.coerce.number().pipe(z.int32().positive());

/** The first year whose days every part of the product can show. */
const firstDay = '1000-01-01';
const day = z.iso.date(recordMessages.day).refine((text) => text >= firstDay, recordMessages.day);
const moment = z.iso
  .datetime({ offset: true, error: recordMessages.day })
  .refine((text) => text >= firstDay, recordMessages.day);

/** The largest amount that the database keeps exactly. */
const largestAmount = 9_999_999_999.99;

const between = <Schema extends z.ZodNumber>(
  schema: Schema,
  { min, max }: { min?: number; max?: number },
) => {
  const atLeast = min === undefined ? schema : schema.min(min, recordMessages.atLeast(min));
  return max === undefined ? atLeast : atLeast.max(max, recordMessages.atMost(max));
};

const judged = <Value>(schema: z.ZodType<Value>, problem?: (value: Value) => string | undefined) =>
  problem
    ? schema.superRefine((value, context) => {
        const message = problem(value);
        if (message) context.addIssue({ code: 'custom', message });
      })
    : schema;

/** Whether a value can be one of the field; never asked about an empty one. */
export const fieldSchema = (field: RecordField): z.ZodType => {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'email':
    case 'digits': {
      const text = z.string().trim().max(field.maxLength, messages.tooLong(field.maxLength));
      if (field.kind === 'email') return judged(text.refine(isEmail, messages.email), field.problem);
      return judged(
        field.kind === 'digits' ? text.regex(/^\d+$/, messages.invalidValue) : text,
        field.problem,
      );
    }
    case 'number':
      return between(z.int32(), field);
    case 'money':
      return between(z.number(), { min: -largestAmount, max: largestAmount, ...bounds(field) }).refine(
        (amount) => Math.round(amount * 100) / 100 === amount,
        recordMessages.cents,
      );
    case 'date':
      return day;
    case 'moment':
      return moment;
    case 'yesNo':
      return z.boolean();
    case 'choice':
      return z.enum(Object.keys(field.choices));
    case 'lookup':
      return z.int32().positive();
    case 'file':
      return sentFile;
    case 'custom':
      return judged<unknown>(z.json(), field.problem);
  }
};

/** A file as it is sent; the one that the server has is sent back by its name alone, and stays. */
const sentFile = z.object({
  filename: uploadedFile.shape.filename,
  file: uploadedFile.shape.file.optional(),
});

const bounds = ({ min, max }: { min?: number; max?: number }) => ({
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
});

const isBlank = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

const required = (field: RecordField) =>
  z.preprocess((value) => (isBlank(value) ? undefined : value), fieldSchema(field));
const optional = (field: RecordField) =>
  z.preprocess((value) => (isBlank(value) ? null : value), fieldSchema(field).nullable());

/** A stored value may be older than today's limits; its type still holds. */
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
      return z.object({ filename: z.string() });
    case 'custom':
      return z.json();
    case 'date':
      return z.iso.date();
    case 'moment':
      return z.iso.datetime();
    default:
      return z.string();
  }
};
