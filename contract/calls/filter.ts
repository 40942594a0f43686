import { z } from 'zod';
import { pageSizes, pickListPageSize } from '../rules/paging';

/** A search field: absent, null, '' and -1 all mean that it does not filter (spec 7.1, "Nothing selected"). */
export const filter = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === null || value === '' || value === -1 ? undefined : value),
    schema.optional(),
  );

/** Page number and size of a search; sizes other than those offered are refused (spec 9). */
export const paging = {
  pageNumber: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.union([...pageSizes, pickListPageSize].map((size) => z.literal(size))).default(pageSizes[0]),
};

/** A page of results and how many there are in all (spec 3, Search response). */
export const page = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), totalItems: z.int().nonnegative() });

/** An id in a query string, where everything is text. */
export const queryId = z.coerce.number().pipe(z.int32().positive());

/** The same as `filter`, in a query string. */
export const queryFilter = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === '-1' ? undefined : value), schema.optional());
