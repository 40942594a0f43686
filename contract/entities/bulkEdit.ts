import { z } from 'zod';

/** What a bulk edit would change: how many records match, and which values they have in each field that is set. */
export const bulkEditPreview = z.object({
  total: z.int().min(0),
  /** The largest id among them; 0 if there are none. Records that are added later are left alone. */
  until: z.int().min(0),
  changes: z.array(
    z.object({
      field: z.string(),
      /** The values that differ from the new one, the most frequent first, with how many records have each. */
      from: z.array(z.object({ value: z.json(), count: z.int().positive() })),
      /** How many records have values that are not listed. */
      others: z.int().min(0),
      /** How many records have the new value already. */
      same: z.int().min(0),
    }),
  ),
});

/** What one step has done; `last` is the id to go on after, null when every record was reached. */
export const bulkEditDone = z.object({
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  failed: z.array(z.object({ id: z.int(), message: z.string() })),
  /** How many wait for a second person to confirm it; absent if none. */
  waiting: z.int().positive().optional(),
  last: z.int().nullable(),
});
