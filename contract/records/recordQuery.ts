import { z } from 'zod';
import { jsonParameter } from '../entities/jsonParameter';
import { rangeOf } from '../entities/range';
import { textUpTo } from '../entities/text';
import { isBlankText } from '../rules/cleanText';
import type { RecordDeclaration } from './defineRecords';
import type { RecordField } from './recordFields';
import { recordMessages } from './recordMessages';
import { fieldSchema, idNumber } from './recordSchemas';

/** The most records that one call may list. */
export const maxListedRecords = 1000;

/** The query of a list in ra-data-simple-rest, where each parameter is JSON. */
export interface RecordQuery {
  /**
   * Values by field; `<source>_gte` and `<source>_lte` are the bounds of a range, and a list matches any of
   * its values.
   */
  readonly filter: Readonly<Record<string, unknown>>;
  /** Positions of the first and last record. */
  readonly range: readonly [first: number, last: number];
  readonly sort: readonly [source: string, order: 'ASC' | 'DESC'];
}

/** Builds the schema of a list's query: it can filter and sort only by the fields that the declaration allows. */
export const recordQuery = (declaration: RecordDeclaration) => {
  const { fields, defaultSort = ['id', 'ASC'] } = declaration;
  const sortable = ['id', ...fields.filter((field) => field.sortable).map(({ source }) => source)];
  const sort = z.tuple(
    [
      z.enum([...new Set([...sortable, defaultSort[0]])], recordMessages.unknownSort),
      z.enum(['ASC', 'DESC']),
    ],
    {
      error: recordMessages.unknownSort,
    },
  );
  return z.object({
    filter: jsonParameter(recordFilter(declaration)).prefault({}),
    range: rangeOf(maxListedRecords, recordMessages.range(maxListedRecords)),
    sort: jsonParameter(sort).prefault([defaultSort[0], defaultSort[1]]),
  }) satisfies z.ZodType<RecordQuery>;
};

/** Returns whether values of this kind have an order to search by. */
export const hasRange = ({ kind }: RecordField): boolean =>
  kind === 'number' || kind === 'money' || kind === 'date' || kind === 'moment';

/** Returns the schema of a filter value. A moment is searched by the day in Portugal that it falls on. */
const searched = (field: RecordField): z.ZodType =>
  field.kind === 'moment'
    ? fieldSchema({ kind: 'date', source: field.source, labelText: field.labelText })
    : field.kind === 'text' || field.kind === 'longText' || field.kind === 'email'
      ? textUpTo(field.maxLength)
      : fieldSchema(field);

/** The name under which react-admin sends what is typed to find a record. */
export const words = 'q';

/** The fields in which a list looks for it. */
export const searchedByWords = ({ fields }: Pick<RecordDeclaration, 'fields'>) =>
  fields.flatMap((field) =>
    (field.kind === 'text' || field.kind === 'longText' || field.kind === 'email') && field.filterable
      ? [field]
      : [],
  );

const orAnyOf = (schema: z.ZodType) => z.union([schema, z.array(schema).max(maxListedRecords)]).optional();

/** Builds the schema of a list's filters: by the fields that the declaration allows, and by id. */
export const recordFilter = (declaration: RecordDeclaration) => {
  const filterable = declaration.fields.filter((field) => field.filterable);
  const texts = searchedByWords(declaration);
  const names = {
    id: orAnyOf(idNumber(declaration)),
    ...(texts.length > 0 && {
      [words]: textUpTo(Math.max(...texts.map(({ maxLength }) => maxLength))).optional(),
    }),
    ...Object.fromEntries(filterable.map((field) => [field.source, orAnyOf(searched(field))])),
    ...Object.fromEntries(
      filterable
        .filter(hasRange)
        .flatMap((field) =>
          ['gte', 'lte'].map((bound) => [`${field.source}_${bound}`, searched(field).optional()]),
        ),
    ),
  };
  const isEmpty = (value: unknown) => value === null || isBlankText(value);
  const filled = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).filter(([, one]) => !isEmpty(one)))
      : value;
  return z.preprocess(
    filled,
    z.strictObject(names, {
      error: (issue) =>
        issue.code === 'unrecognized_keys'
          ? recordMessages.unknownFilter(String(issue.keys[0]).slice(0, 50))
          : undefined,
    }),
  );
};
