import { inArray } from 'drizzle-orm';
import type { Address } from '../../../contract/entities/address';
import { validationMessages } from '../../../contract/rules/validationMessages';
import type { Database } from '../../db/database';
import { addresses } from '../../db/schema/addresses';
import { fieldRefusal } from '../../lib/refusal';

const lookedUpKeys = ['cp4', 'cp3', 'localityId', 'parishId', 'countyId', 'districtId'] as const;

/** Turns an address from a payload into the one to store. */
export type ResolveAddress = (sent: Address, label: string) => Address;

/**
 * Reads the rows that these addresses were chosen from. The fields that the postal code determines must match
 * the row and are stored from it; street, door, floor and side are the person's own words (spec 2.3).
 */
export const addressResolver = async (
  db: Database,
  sent: readonly (Address | null | undefined)[],
): Promise<ResolveAddress> => {
  const ids = sent.flatMap((one) => one?.id ?? []);
  const rows = await db.select().from(addresses).where(inArray(addresses.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));

  return (address, label) => {
    const row = byId.get(address.id);
    if (!row || lookedUpKeys.some((key) => row[key] !== address[key])) {
      throw fieldRefusal(label, validationMessages.invalidValue);
    }
    const { arteryLocalInfo: _, ...lookedUp } = row;
    return {
      ...lookedUp,
      arteryDesignation: address.arteryDesignation,
      doorNumber: address.doorNumber || null,
      floor: address.floor || null,
      floorSuffix: address.floorSuffix || null,
    };
  };
};

const addressKeys = ['id', 'arteryDesignation', 'doorNumber', 'floor', 'floorSuffix'] as const;

/**
 * Returns whether two addresses name the same place: the same row of the address list, street, door, floor
 * and side.
 */
export const isSameAddress = (one: Address, other: Address): boolean =>
  addressKeys.every((key) => (one[key] ?? '') === (other[key] ?? ''));
