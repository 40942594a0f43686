import { randomInt } from 'node:crypto';
import { nifCheckDigit } from '../../../contract/rules/nif';

/** A valid tax number that no demo request has, most surely. */
export const makeNif = (): string => {
  const firstEight = `1${randomInt(1_000_000, 10_000_000)}`;
  return `${firstEight}${nifCheckDigit(firstEight)}`;
};
