import { randomInt } from 'node:crypto';
import { nifCheckDigit } from '../../../contract/rules/nif';

let firstEight = 1e7 + randomInt(1_000_000, 9_000_000);

/** Makes a valid tax number, another one at each call, almost certainly not in the demo data. */
export const makeNif = (): string => {
  firstEight += 1;
  return `${firstEight}${nifCheckDigit(String(firstEight))}`;
};
