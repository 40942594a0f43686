import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { dataProtectionTexts } from './texts';

/** What stands where a text was that may have told of a person. */
export const erasedText = dataProtectionTexts.erased;

/** What stands where a NIF was that is required. */
export const erasedNif = '';

/** The text that replaces a column's; what was empty stays so. */
export const erasedIfAny = (column: AnyColumn, value: string = erasedText): SQL =>
  sql`case when ${column} is null then null else ${value}::text end`;

/** What is left of an address: district and area of the postal code, by which requests are counted. */
export const erasedAddress = (address: AnyColumn): SQL =>
  sql`case when ${address} is null then null else jsonb_build_object(
    'id', 0, 'cp4', ${address} ->> 'cp4', 'cp3', '000', 'postalDesignation', '', 'arteryDesignation', '',
    'localityId', 0, 'locality', '', 'parishId', 0, 'parish', '', 'countyId', 0, 'county', '',
    'districtId', ${address} -> 'districtId', 'district', ${address} -> 'district') end`;

/** The postal code of which only the area is left. */
export const erasedPostCode = (postCode: AnyColumn): SQL => sql`left(${postCode}, 4) || '-000'`;
