import { z } from 'zod';
import { moment } from './moment';
import { rangeOf } from './range';

/** A version of a record: a change that was kept, with what it left behind. */
export const recordVersion = z.object({
  id: z.int().positive(),
  changedOn: moment,
  /** `found` is the state before the first change that was kept. */
  action: z.enum(['found', 'create', 'update']),
  /** Who changed it; null if it was found. */
  username: z.string().nullable(),
  /** The fields that changed, each from what to what. */
  changes: z.array(z.object({ field: z.string(), before: z.json(), after: z.json() })),
  /** The whole record after the change, without its id; a file as its name. */
  values: z.record(z.string(), z.json()),
});
export type RecordVersion = z.infer<typeof recordVersion>;

/** The part of a record's history that a call asks for; each version is a whole record. */
export const versionRange = rangeOf(100, 'Indique a primeira e a última versão, no máximo 100 de cada vez.');
