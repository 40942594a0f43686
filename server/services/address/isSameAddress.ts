import type { Address } from '../../../contract/entities/address';

const telling = ['id', 'arteryDesignation', 'doorNumber', 'floor', 'floorSuffix'] as const;

/** Whether two addresses name the same place: the same row of the postal codes, street, door, floor and side. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  telling.every((key) => (one[key] ?? '') === (other[key] ?? ''));
