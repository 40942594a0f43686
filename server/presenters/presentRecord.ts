import type { StoredRecord } from '../services/records/recordVerbs';

/** Presents a record of a plain resource, with moments in ISO 8601. */
export const presentRecord = <Stored extends StoredRecord>(record: Stored): Stored => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) =>
      value instanceof Date ? [[name, value.toISOString()]] : [],
    ),
  ),
});
