import { type SQL, sql } from 'drizzle-orm';

/**
 * Matches applications whose stored address differs from the address list; the street is the person's own.
 * `address` names the stored column and `row` the joined row of the list, both as they appear in the
 * statement (spec 2.7).
 */
export const isOutdated = (address: string, row: string): SQL =>
  sql.raw(
    `(${address} is not null and (${row}.id is null or ${[
      ['cp4', 'cp4'],
      ['cp3', 'cp3'],
      ['postal_designation', 'postalDesignation'],
      ['locality_id', 'localityId'],
      ['locality', 'locality'],
      ['parish_id', 'parishId'],
      ['parish', 'parish'],
      ['county_id', 'countyId'],
      ['county', 'county'],
      ['district_id', 'districtId'],
      ['district', 'district'],
    ]
      .map(([column, key]) => `${row}.${column}::text is distinct from ${address}->>'${key}'`)
      .join(' or ')}))`,
  );

/** Returns the id of the row of the address list from which a stored address was chosen. */
export const listedId = (address: string): SQL => sql.raw(`(${address}->>'id')::int`);
