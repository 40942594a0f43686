import { randomInt } from 'node:crypto';
import { nifCheckDigit } from '../../../contract/rules/nif';

/** Makes a random valid tax number, almost certainly not in the demo data. */
export const makeNif = (): string => {
  const firstEight = `1${randomInt(1_000_000, 10_000_000)}`;
  return `${firstEight}${nifCheckDigit(firstEight)}`;
};
