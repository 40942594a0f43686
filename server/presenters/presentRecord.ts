import type { StoredRecord } from '../services/records/recordVerbs';

/** A record of a plain resource as it is answered: moments in ISO 8601. */
export const presentRecord = ({ id, ...values }: StoredRecord) => ({
  id,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ),
});
