import { z } from 'zod';
import { isBlankText } from '../rules/cleanText';
import { idOf } from '../rules/idOf';
import { largestId } from '../rules/limits';
import { pageSizes, pickListPageSize } from '../rules/paging';
import type { Call, FilterKind } from './defineCall';

/**
 * Makes a field a search filter: absent, null, '' and -1 all mean that it does not filter
 * (spec 7.1, "Nothing selected"), and so does a text without anything to be seen.
 */
export const filter = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === null || value === -1 || isBlankText(value) ? undefined : value),
    schema.optional(),
  );

const pageNumber = z.int().min(1).max(1_000_000);
const pageSize = z.union([...pageSizes, pickListPageSize].map((size) => z.literal(size)));

/** Page number and size of a search; only the sizes offered are accepted (spec 9). */
export const paging = {
  pageNumber: pageNumber.default(1),
  pageSize: pageSize.default(pageSizes[0]),
};

/** Makes a number readable from a query string, where it is spelled like an id (`idOf`). */
const inQuery = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' ? idOf(value) : value), schema);

/** The paging fields of a query string. */
export const queryPaging = {
  pageNumber: inQuery(paging.pageNumber),
  pageSize: inQuery(paging.pageSize),
};

/** Builds the schema of a page of results with the total count (spec 3, Search response). */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), totalItems: z.int().nonnegative() });

/** Builds the schema of an id in a query string or a path, where every value is text: at most `largest`. */
export const idUpTo = (largest: number) =>
  z.coerce
    .string()
    .transform((named) => idOf(named, largest))
    .pipe(z.int().positive())
    .meta({ type: 'integer', minimum: 1, maximum: largest });

/** An id in a query string or a path. */
export const queryId = idUpTo(largestId);

/** Does what `filter` does, for a query string. */
export const queryFilter = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '-1' || isBlankText(value) ? undefined : value), schema.optional());

/**
 * Declares a search. Its filters, and how each is sent, are derived from the input, so that no client lists
 * them again.
 */
export const defineSearch = <Input extends z.ZodObject, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
): Call<Input, Answer> => ({
  ...call,
  filters: Object.fromEntries(
    Object.entries<z.ZodType>(call.input.shape).flatMap(([name, schema]) => {
      // Fields without `filter` are the paging.
      const inner = schema instanceof z.ZodPipe && schema.out;
      return inner instanceof z.ZodOptional ? [[name, kindOf(name, inner.unwrap())]] : [];
    }),
  ),
});

const kindOf = (name: string, schema: unknown): FilterKind => {
  if (schema instanceof z.ZodNumber) return 'number';
  if (schema instanceof z.ZodBoolean) return 'yesNo';
  if (schema instanceof z.ZodISODateTime) return 'day';
  if (schema instanceof z.ZodString || schema instanceof z.ZodEnum) return 'text';
  throw new Error(`Nobody knows how the filter ${name} travels`);
};
