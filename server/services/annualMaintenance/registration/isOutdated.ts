import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether an address that an application stored is no longer what the address list says; the street is the person's own.
 * `address` names its column and `row` the joined row of the list, both as they stand in the statement (spec 2.7).
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
