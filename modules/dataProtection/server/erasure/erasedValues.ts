import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DataColumn } from '../../../../server/db/dataOf';
import type { PersonalColumn } from '../../../../server/db/personalColumn';
import { dataProtectionTexts } from '../declared/texts';

/** What stands where a NIF was that is required. */
export const erasedNif = '';

/** What is left of a column that is overwritten; what was empty stays so. */
export const erasedValue = ({ column, leaves }: DataColumn): SQL => {
  if (leaves) return values[leaves](column);
  if (column.getSQLType() === 'text') return erasedIfAny(column, dataProtectionTexts.erased);
  return column.notNull ? sql`'{}'` : sql`null`;
};

const erasedIfAny = (column: PgColumn, value: string): SQL =>
  sql`case when ${column} is null then null else ${value}::text end`;

/** Of an address district and area of the postal code are left, by which requests are counted. */
const values: Readonly<Record<NonNullable<PersonalColumn['leaves']>, (column: PgColumn) => SQL>> = {
  noNif: (column) => erasedIfAny(column, erasedNif),
  area: (address) => sql`case when ${address} is null then null else jsonb_build_object(
    'id', 0, 'cp4', ${address} ->> 'cp4', 'cp3', '000', 'postalDesignation', '', 'arteryDesignation', '',
    'localityId', 0, 'locality', '', 'parishId', 0, 'parish', '', 'countyId', 0, 'county', '',
    'districtId', ${address} -> 'districtId', 'district', ${address} -> 'district') end`,
  areaCode: (postCode) => sql`left(${postCode}, 4) || '-000'`,
};
